import { menuItem } from '@polden/content-model';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import type { DemoItem } from '../demo-item.ts';
import { demoSet } from './demo-content.ts';

type Kind = 'main' | 'header' | 'footer' | 'payment';
type Entry = [title: string, url: string];
type Item = DemoItem<typeof menuItem>;

const entries = (kind: Kind, entered: Entry[]): Item[] =>
  entered.map(([title, url]) => ({ fields: { title, url, kind } }));

function group(kind: Kind, [parent, parentUrl]: Entry, entered: Entry[]): Item[] {
  const children = entered.map(([title, url]) => ({ fields: { title, url, kind, parent } }));
  return [{ fields: { title: parent, url: parentUrl, kind } }, ...children];
}

export const menu = demoSet(menuItem, [
  ...group(
    'main',
    ['Займы', '/zajm-onlajn-na-kartu'],
    [
      ['Под залог автомобиля', '/dengi-pod-zalog'],
      ['Онлайн на карту', '/zajm-onlajn-na-kartu'],
      ['По паспорту', '/zajm-po-pasportu'],
      ['На покупку автомобиля', '/dengi-na-pokupku-avto'],
      ['На ремонт', '/zaim-remont-do-100000'],
      ['Рефинансирование', '/refinansirovaniye'],
    ],
  ),
  ...group(
    'main',
    ['Бизнесу', '/biznes-zaim'],
    [
      ['Заём для бизнеса', '/biznes-zaim'],
      ['Юридическим лицам под залог', '/dengi-pod-zalog-yuridicheskim-licam'],
      ['Под залог спецтехники', '/dengi-pod-zalog-spectehniki'],
      ['Под залог грузовиков', '/dengi-pod-zalog-gruzovyh-avtomobiley'],
    ],
  ),
  ...group(
    'main',
    ['Инвесторам', '/investoram'],
    [
      ['Вложить деньги', '/investoram'],
      ['Программа облигаций', '/programma-obligatsiy'],
      ['Инвестиционные договоры', '/investitsionnye-dogovory'],
    ],
  ),
  ...group(
    'main',
    ['О компании', '/o-kompanii'],
    [
      ['Наша история', `/about-${demoBrand.slug}`],
      ['Новости', '/o-kompanii/nashi-novosti'],
      ['Отзывы', '/o-kompanii/otzyvi'],
      ['Карьера', '/kariera'],
      ['Контакты', '/kontakty'],
    ],
  ),
  ...entries('header', [
    ['Погасить заём', '/pogasit-zajm'],
    ['Вопросы и ответы', '/voprosy-i-otvety'],
    ['Контакты', '/kontakty'],
  ]),
  ...group(
    'footer',
    ['Клиентам', '/uslovija'],
    [
      ['Условия займов', '/uslovija'],
      ['Документы', '/documenty'],
      ['Кредитные каникулы', '/kreditnye-kanikuly-2'],
      ['Если трудно платить', '/pri-prosrochke'],
      ['Мобильное приложение', '/mobilnoe-prilozhenie'],
    ],
  ),
  ...group(
    'footer',
    ['Компания', '/o-kompanii'],
    [
      ['Раскрытие информации', '/raskrytie-informatsii'],
      ['Базовые стандарты', '/standarts'],
      ['Служба безопасности', '/kontakty/sluzhba-bezopasnosti'],
      ['Блог', '/blog'],
      ['Карта сайта', '/karta-saita'],
    ],
  ),
  ...group(
    'footer',
    ['Партнёрам', '/stante-nashim-agentom-v-regione'],
    [
      ['Стать агентом', '/stante-nashim-agentom-v-regione'],
      ['Монетизировать трафик', '/monetiziruyte-online-trafik'],
      ['Маркетплейс', '/marketplace'],
    ],
  ),
  ...group(
    'footer',
    ['Правовая информация', '/agreement'],
    [
      ['Соглашение', '/agreement'],
      ['Персональные данные', '/policy'],
      ['Противодействие отмыванию денег', '/aml-policy'],
      ['Как защитить свои данные', '/information-security-recommendations'],
    ],
  ),
  ...entries('payment', [
    ['Все способы оплаты', '/pogasit-zajm'],
    ['Банковским переводом', '/pogasit-zajm/bankovskij-perevod'],
    ['В мобильном приложении', '/pogasit-zajm/mobilnoe-prilozhenie'],
    ['Наличными без комиссии', '/pogasit-zajm/oplata-nalichnymi-bez-komissii'],
  ]),
]);
