import { type ContentValues, mediaVideo } from '@polden/content-model';
import type { DemoItem } from '../demo-item.ts';
import { FILM_SCRIPTS, type FilmName, LINE_SECONDS } from '../films/film-scripts.ts';
import { demoSet } from './demo-content.ts';

type Words = Pick<ContentValues<typeof mediaVideo>, 'title' | 'lead'>;

/** A silent film with its captions; `alt`: of its cover, which is the picture that it is drawn from. */
function film(name: FilmName, alt: string, words: Words): DemoItem<typeof mediaVideo>['fields'] {
  const { picture, lines } = FILM_SCRIPTS[name];
  return {
    ...words,
    clip: { film: `${name}.webm` },
    captions: { film: `${name}.vtt` },
    duration: `0:${lines.length * LINE_SECONDS}`,
    image: { picture, alt },
  };
}

export const videos = demoSet(mediaVideo, [
  {
    daysAgo: 1020,
    fields: film('vosem-snimkov', 'Машина под лупой и список снимков с галочками', {
      title: 'Восемь снимков: как сфотографировать машину для оценки',
      lead: 'Откуда встать, что включить и почему снимать в сумерках бесполезно: восемь кадров, по которым оценщик называет сумму.',
    }),
  },
  {
    daysAgo: 893,
    fields: film('zvonok-kotoryj-prervat', 'Телефон с вызовом, закрытый большим щитом', {
      title: 'Звонок, который лучше прервать',
      lead: 'Разговор с «сотрудником службы безопасности» по шагам: на какой фразе пора положить трубку.',
    }),
  },
  {
    daysAgo: 760,
    fields: film('refinansirovanie', 'Петляющая дорога и короткая тропа к дому', {
      title: 'Рефинансирование: когда в нём есть смысл',
      lead: 'Три долга становятся одним. Короткий способ понять, будет ли от этого меньше переплата.',
    }),
  },
  {
    daysAgo: 712,
    fields: film('obligacii', 'Большая облигация, справа от неё четыре купона и монеты', {
      title: 'Облигации: что вы покупаете и чем рискуете',
      lead: 'Откуда берётся купон, почему цена бумаги меняется и что значит «не застраховано Агентством по страхованию вкладов».',
    }),
  },
  {
    daysAgo: 640,
    fields: film('osmotr-mashiny', 'Машина едет мимо елей в полуденном свете', {
      title: 'Подержанная машина: четыре вещи, на которые смотрит оценщик',
      lead: 'Что видно на холодном двигателе, о чём говорят зазоры и где искать номер кузова.',
    }),
    highlight: true,
  },
  {
    daysAgo: 560,
    fields: film('sajt-na-sluh', 'Четыре конверта на дороге под полуденным солнцем', {
      title: 'Сайт на слух: как им пользуются с закрытыми глазами',
      lead: 'Что слышит человек, которому страницу читает программа, и куда написать, если что-то не прочиталось.',
    }),
  },
  {
    daysAgo: 430,
    fields: film('period-ohlazhdeniya', 'Песочные часы, над ними дуга дня с отметками', {
      title: 'Период охлаждения за шестнадцать секунд',
      lead: 'Меньше 50 тысяч рублей приходят сразу, от 50 до 200 — через четыре часа, больше 200 — через двое суток. Всё это время можно передумать.',
    }),
    highlight: true,
  },
  {
    daysAgo: 225,
    fields: film('gde-v-dogovore-cena', 'Первая страница договора с рамкой в правом верхнем углу', {
      title: 'Где в договоре цена: читаем первую страницу',
      lead: 'Рамка с полной стоимостью займа: что в ней за проценты, что за рубли и почему сравнивать стоит именно их.',
    }),
    highlight: true,
  },
  {
    daysAgo: 118,
    fields: film('sdvinut-datu', 'Календарь с заштрихованными днями', {
      title: 'Сдвинуть дату платежа: когда звонить и что проверить',
      lead: 'Зарплату перенесли, а платёж завтра. Как попросить новую дату и узнать сумму до того, как согласиться.',
    }),
  },
  {
    daysAgo: 17,
    fields: film('put-zayavki', 'Машина на зимней дороге, снег на елях', {
      title: 'Путь займа: от заявки до денег',
      lead: 'Заявка, проверка, договор, деньги — и что на каждом шаге решаете вы.',
    }),
  },
]);
