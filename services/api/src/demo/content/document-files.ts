import { documentCategory, documentFile } from '@polden/content-model';
import type { DocumentName } from '../documents/document-texts.ts';
import { type DemoSet, demoSet } from './demo-content.ts';
import { documentFields } from './document-fields.ts';

const CATEGORIES: { title: string; slug: string; actual: DocumentName[]; archived?: DocumentName[] }[] = [
  {
    title: 'Договор онлайн',
    slug: 'dogovor-onlajn',
    actual: ['soglashenie-elektronnoe-2026', 'polzovatelskoe-soglashenie', 'pravila-platim-za-druzej'],
    archived: ['soglashenie-elektronnoe-2024'],
  },
  {
    title: 'Согласия',
    slug: 'soglasiya',
    actual: [
      'soglasie-personalnye-dannye',
      'soglasie-kreditnaya-istoriya',
      'soglasie-reklama',
      'soglasie-tretim-licam',
      'soglasie-mobilnoe-prilozhenie',
    ],
    archived: ['soglasie-personalnye-dannye-2024'],
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
    actual: ['agentskij-dogovor', 'oferta-trafik', 'oferta-salon'],
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
      ...actual.map((name) => ({ fields: { category, ...documentFields(name) } })),
      ...archived.map((name) => ({ fields: { category, ...documentFields(name) }, archived: true as const })),
    ]),
  ),
];
