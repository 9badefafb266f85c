import { bondCoupons } from '@polden/lending-math';
import { formatPercent, formatRubles } from '@polden/ru';
import type { DocumentText, Documents } from '../document-text.ts';
import { contacts, dayInWords, legal } from '../wording.ts';

interface Issue {
  series: string;
  number: string;
  validFrom: string;
  coupon: number;
  volume: number;
  offer: string;
  years: string;
}

const FIRST: Issue = {
  series: 'ПОЛДЕНЬ-01',
  number: '4B02-01-00012-L',
  validFrom: '2024-11-25',
  coupon: 12.75,
  volume: 400_000_000,
  offer: '2027-06-18',
  years: '3 года',
};
const SECOND: Issue = {
  series: 'ПОЛДЕНЬ-02',
  number: '4B02-02-00012-L',
  validFrom: '2025-02-17',
  coupon: 16.5,
  volume: 300_000_000,
  offer: '2027-11-26',
  years: '3 года',
};
const THIRD: Issue = {
  series: 'ПОЛДЕНЬ-03',
  number: '4B02-03-00012-L',
  validFrom: '2025-10-06',
  coupon: 18.25,
  volume: 500_000_000,
  offer: '2028-04-14',
  years: '4 года',
};
const FOURTH: Issue = {
  series: 'ПОЛДЕНЬ-04',
  number: '4B02-04-00012-L',
  validFrom: '2026-09-14',
  coupon: 17,
  volume: 250_000_000,
  offer: '2028-09-22',
  years: '3 года',
};

function decision({ series, number, validFrom, coupon, volume, offer, years }: Issue): DocumentText {
  return {
    title: `Решение о выпуске облигаций ${series}`,
    subtitle: `Биржевые облигации, регистрационный номер ${number}`,
    validFrom,
    sections: [
      {
        title: 'Условия выпуска',
        points: [
          {
            table: [
              ['Условие', 'Значение'],
              ['Эмитент', legal.name],
              ['Объём', formatRubles(volume)],
              ['Номинал', formatRubles(1_000)],
              ['Купон', `${formatPercent(coupon)} годовых, выплата раз в квартал`],
              ['Срок обращения', years],
              ['Дата оферты', dayInWords(offer)],
            ],
          },
        ],
      },
      {
        title: 'Права владельцев',
        points: [
          'Владелец получает номинал при погашении и купон по расписанию, вправе предъявить облигации к выкупу в дату оферты и свободно их продавать.',
          'Если купон задержан больше чем на десять рабочих дней, владелец вправе потребовать досрочного погашения.',
        ],
      },
      {
        title: 'Риски',
        points: [
          'Облигации не защищены системой страхования вкладов. Цена на бирже меняется и может оказаться ниже номинала.',
          'Обеспечения по выпуску нет: владельцы получают деньги в общей очереди кредиторов.',
        ],
      },
      contacts,
    ],
  };
}

function placement({ series, number, validFrom, coupon, volume }: Issue): DocumentText {
  return {
    title: `Условия размещения облигаций ${series}`,
    subtitle: `Документ, содержащий условия размещения, к выпуску ${number}`,
    validFrom,
    sections: [
      {
        title: 'Как размещаются облигации',
        points: [
          `${legal.name} размещает ${formatRubles(volume)} номиналом по ${formatRubles(1_000)} по открытой подписке на бирже. Цена размещения — 100 % номинала, со второго дня к ней добавляется накопленный купонный доход.`,
          'Размещение начинается в день, названный в сообщении эмитента, и длится не дольше 60 рабочих дней. Заявки удовлетворяются в порядке поступления.',
          `Ставка купона — ${formatPercent(coupon)} годовых до даты оферты; новую ставку эмитент объявляет не позже чем за пять рабочих дней до неё.`,
        ],
      },
      {
        title: 'На что пойдут деньги',
        points: [
          'На займы под залог автомобилей и на займы для бизнеса. Возвращать прежние выпуски за счёт нового эмитент не планирует.',
          'Отчёт об использовании денег публикуется вместе с промежуточной отчётностью.',
        ],
      },
      {
        title: 'Кому подходят облигации',
        points: [
          'Инвестору, который готов к риску выше банковского вклада. Системой страхования вкладов облигации не защищены.',
          'Неквалифицированному инвестору брокер предложит пройти тест: без него купить такие облигации нельзя.',
        ],
      },
      contacts,
    ],
  };
}

function couponNotice(issue: Issue, order: number, validFrom: string): DocumentText {
  const coupons = bondCoupons({
    nominalKopecks: 100_000,
    couponPercent: issue.coupon,
    couponsAYear: 4,
    placedOn: issue.validFrom,
    years: Number.parseInt(issue.years, 10),
    offerOn: issue.offer,
    repayments: [],
  });
  /** Roubles for one bond, to the kopeck. */
  const quarter = (coupons[order - 1]?.kopecks ?? 0) / 100;
  const perBond = quarter.toFixed(2).replace('.', ',');
  return {
    title: `Сообщение о существенном факте: выплата ${order}-го купона облигаций ${issue.series}`,
    subtitle: `Опубликовано ${dayInWords(validFrom)}`,
    validFrom,
    sections: [
      {
        title: 'Содержание',
        points: [
          `${legal.name} выплатило доход по облигациям ${issue.series} (номер ${issue.number}) за ${order}-й купонный период.`,
          `Ставка купона — ${formatPercent(issue.coupon)} годовых, доход на одну облигацию — ${perBond} рубля. Всего выплачено ${formatRubles((issue.volume / 1_000) * quarter)}.`,
          'Обязательство исполнено в срок и полностью. Доход перечислен через центральный депозитарий.',
        ],
      },
      {
        title: 'Кому выплачено',
        points: ['Лицам, которые владели облигациями на конец рабочего дня, предшествующего дню выплаты.'],
      },
    ],
  };
}

export const bondDocuments = {
  'reshenie-o-vypuske-01': decision(FIRST),
  'reshenie-o-vypuske-02': decision(SECOND),
  'reshenie-o-vypuske-03': decision(THIRD),
  'reshenie-o-vypuske-04': decision(FOURTH),
  'usloviya-razmeshcheniya-01': placement(FIRST),
  'usloviya-razmeshcheniya-02': placement(SECOND),
  'usloviya-razmeshcheniya-03': placement(THIRD),
  'usloviya-razmeshcheniya-04': placement(FOURTH),
  'kupon-01-7': couponNotice(FIRST, 7, '2026-08-25'),
  'kupon-02-6': couponNotice(SECOND, 6, '2026-08-17'),
  'kupon-03-4': couponNotice(THIRD, 4, '2026-10-06'),
  'kupon-01-3': couponNotice(FIRST, 3, '2025-08-25'),
  'pamyatka-obligacii': {
    title: 'Памятка покупателю облигаций',
    subtitle: 'Прочитайте до сделки',
    validFrom: '2026-09-14',
    sections: [
      {
        title: 'Как купить',
        points: [
          'Через любого брокера, у которого есть доступ к бирже. Деньги переводятся на счёт у брокера, а не Компании.',
          'Одна облигация стоит около 1 000 рублей; к цене добавляется накопленный купонный доход.',
        ],
      },
      {
        title: 'Как посчитать доход',
        points: [
          'Сумма × купон × число лет. Например, 300 000 рублей при купоне 12,75 % за год дают 38 250 рублей до налога.',
          'С 2024 года открываются только индивидуальные счета третьего типа; вычет по взносам — 13 %, не больше 52 000 рублей в упрощённом расчёте. Точную сумму назовёт налоговая.',
        ],
      },
      {
        title: 'Чем вы рискуете',
        points: [
          'Деньги не застрахованы Агентством по страхованию вкладов. Эмитент может не заплатить, а рыночная цена — упасть.',
          'Продать много облигаций сразу трудно: торгов может быть мало.',
        ],
      },
      contacts,
    ],
    signedBy: 'nobody',
  },
} satisfies Documents;
