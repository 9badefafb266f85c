import type { MenuKind } from '@polden/api-contract';

export interface DemoMenuItem {
  kind: MenuKind;
  title: string;
  url: string;
  children?: DemoMenuItem[];
}

type Entry = [title: string, url: string];

const items = (kind: MenuKind, entries: Entry[]): DemoMenuItem[] =>
  entries.map(([title, url]) => ({ kind, title, url }));

const group = (kind: MenuKind, [title, url]: Entry, entries: Entry[]): DemoMenuItem => ({
  kind,
  title,
  url,
  children: items(kind, entries),
});

/** Menus of the four kinds; `slug` is the brand's, which stands in the address of its own story. */
export function demoMenu(slug: string): DemoMenuItem[] {
  return [
    group(
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
    group(
      'main',
      ['Бизнесу', '/biznes-zaim'],
      [
        ['Заём для бизнеса', '/biznes-zaim'],
        ['Юридическим лицам под залог', '/dengi-pod-zalog-yuridicheskim-licam'],
        ['Под залог спецтехники', '/dengi-pod-zalog-spectehniki'],
        ['Под залог грузовиков', '/dengi-pod-zalog-gruzovyh-avtomobiley'],
      ],
    ),
    group(
      'main',
      ['Инвесторам', '/investoram'],
      [
        ['Вложить деньги', '/investoram'],
        ['Программа облигаций', '/programma-obligatsiy'],
        ['Инвестиционные договоры', '/investitsionnye-dogovory'],
      ],
    ),
    group(
      'main',
      ['О компании', '/o-kompanii'],
      [
        ['Наша история', `/about-${slug}`],
        ['Новости', '/o-kompanii/nashi-novosti'],
        ['Отзывы', '/o-kompanii/otzyvi'],
        ['Карьера', '/kariera'],
        ['Контакты', '/kontakty'],
      ],
    ),
    ...items('header', [
      ['Погасить заём', '/pogasit-zajm'],
      ['Вопросы и ответы', '/voprosy-i-otvety'],
      ['Контакты', '/kontakty'],
    ]),
    group(
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
    group(
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
    group(
      'footer',
      ['Партнёрам', '/stante-nashim-agentom-v-regione'],
      [
        ['Стать агентом', '/stante-nashim-agentom-v-regione'],
        ['Монетизировать трафик', '/monetiziruyte-online-trafik'],
        ['Маркетплейс', '/marketplace'],
      ],
    ),
    group(
      'footer',
      ['Правовая информация', '/agreement'],
      [
        ['Соглашение', '/agreement'],
        ['Персональные данные', '/policy'],
        ['Противодействие отмыванию денег', '/aml-policy'],
        ['Как защитить свои данные', '/information-security-recommendations'],
      ],
    ),
    ...items('payment', [
      ['Все способы оплаты', '/pogasit-zajm'],
      ['Банковским переводом', '/pogasit-zajm/bankovskij-perevod'],
      ['В мобильном приложении', '/pogasit-zajm/mobilnoe-prilozhenie'],
      ['Наличными без комиссии', '/pogasit-zajm/oplata-nalichnymi-bez-komissii'],
    ]),
  ];
}
