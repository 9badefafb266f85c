import { footerSeoCategory, footerSeoPage } from '@polden/content-model';
import { type DemoSet, demoSet } from './demo-content.ts';

const GROUPS: [title: string, links: [title: string, url: string][]][] = [
  [
    'Займы под залог',
    [
      ['Деньги под залог автомобиля', '/dengi-pod-zalog'],
      ['Под залог ПТС', '/dengi-pod-zalog-pts'],
      ['Под залог ПТС на карту', '/dengi-pod-zalog-pts-online-na-kartu'],
      ['С выездом специалиста', '/dengi-pod-zalog-pts-s-vyezdom-specialista'],
      ['Без справок о доходах', '/dengi-pod-zalog-pts-bez-spravok-o-dohodah'],
      ['Пенсионерам под залог ПТС', '/dengi-pod-zalog-pts-pensioneram'],
      ['Если кредитная история испорчена', '/dengi-pod-zalog-pts-s-plohoi-kreditnoi-istoriee'],
    ],
  ],
  [
    'Займы онлайн',
    [
      ['Заём онлайн на карту', '/zajm-onlajn-na-kartu'],
      ['Заём на карту срочно', '/zajm-onlajn-na-kartu-srochno-bez-otkaza'],
      ['Заём по паспорту', '/zajm-po-pasportu'],
      ['Быстрый заём по паспорту', '/bystryj-zajm-po-pasportu'],
      ['На ремонт до 100 000 рублей', '/zaim-remont-do-100000'],
      ['Льготный период: две недели без процентов', '/lgotniy-period'],
    ],
  ],
  [
    'Бизнесу и партнёрам',
    [
      ['Заём для бизнеса', '/biznes-zaim'],
      ['Юридическим лицам под залог', '/dengi-pod-zalog-yuridicheskim-licam'],
      ['Под залог грузовых автомобилей', '/dengi-pod-zalog-gruzovyh-avtomobiley'],
      ['Под залог спецтехники', '/dengi-pod-zalog-spectehniki'],
      ['Стать агентом', '/stante-nashim-agentom-v-regione'],
      ['Монетизировать трафик', '/monetiziruyte-online-trafik'],
    ],
  ],
  [
    'Полезное',
    [
      ['Кредитные каникулы', '/kreditnye-kanikuly-2'],
      ['На что обратить внимание', '/na-chto-obratit-vnimanie-kogda-beresh-zaim'],
      ['Рефинансирование', '/refinansirovaniye'],
      ['Целевое использование', '/tselevoe-ispolzovanie'],
      ['Вопросы и ответы', '/voprosy-i-otvety'],
    ],
  ],
];

export const footerLinks: DemoSet[] = [
  demoSet(
    footerSeoCategory,
    GROUPS.map(([title]) => ({ fields: { title } })),
  ),
  demoSet(
    footerSeoPage,
    GROUPS.flatMap(([category, links]) =>
      links.map(([title, url]) => ({ fields: { title, url, category } })),
    ),
  ),
];
