import { documentCategory, documentFile } from '@polden/content-model';
import { type DemoSet, demoSet } from './demo-content.ts';
import {
  type DemoDocument,
  documentItem,
  inCategory,
  withdrawnItem,
  type WithdrawnDocument,
} from './document-fields.ts';

const CATEGORIES: { title: string; slug: string; actual: DemoDocument[]; archived?: WithdrawnDocument[] }[] =
  [
    {
      title: 'Договор онлайн',
      slug: 'dogovor-onlajn',
      actual: [
        ['soglashenie-elektronnoe-2024', 'soglashenie-elektronnoe-2026'],
        'polzovatelskoe-soglashenie',
        'pravila-platim-za-druzej',
      ],
    },
    {
      title: 'Согласия',
      slug: 'soglasiya',
      actual: [
        ['soglasie-personalnye-dannye-2024', 'soglasie-personalnye-dannye'],
        'soglasie-kreditnaya-istoriya',
        'soglasie-reklama',
        'soglasie-tretim-licam',
        'soglasie-mobilnoe-prilozhenie',
      ],
    },
    {
      title: 'Залог автомобиля',
      slug: 'zalog-avtomobilya',
      actual: [
        'pamyatka-zalog',
        'dogovor-zaloga-avtomobilya',
        'dogovor-zaloga-gruzovika',
        'dogovor-zaloga-spectehniki',
      ],
    },
    {
      title: 'Заявления и образцы',
      slug: 'zayavleniya',
      actual: [
        'zayavlenie-dosrochnyj-vozvrat',
        'zayavlenie-kreditnye-kanikuly',
        'zayavlenie-restrukturizaciya',
        'otkaz-ot-zajma',
        'zayavlenie-spravka',
        'zayavlenie-pereplata',
        'otzyv-soglasiya',
        'doverennost-obrazec',
      ],
    },
    {
      title: 'Партнёрам',
      slug: 'partneram',
      actual: ['agentskij-dogovor', 'oferta-trafik'],
      archived: [['oferta-salon', '2026-10-01']],
    },
  ];

export const documentFiles: DemoSet[] = [
  demoSet(
    documentCategory,
    CATEGORIES.map(({ title, slug }) => ({ fields: { title, slug } })),
  ),
  demoSet(
    documentFile,
    CATEGORIES.flatMap(({ title: category, actual, archived = [] }) => [
      ...actual.map((document) => inCategory(category, documentItem(document))),
      ...archived.map((document) => ({
        ...inCategory(category, withdrawnItem(document)),
        archived: true as const,
      })),
    ]),
  ),
];
