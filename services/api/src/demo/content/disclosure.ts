import { disclosureCategory, disclosureItem } from '@polden/content-model';
import { type DemoSet, demoSet } from './demo-content.ts';
import {
  type DemoDocument,
  documentItem,
  inCategory,
  withdrawnItem,
  type WithdrawnDocument,
} from './document-fields.ts';

interface Category {
  title: string;
  slug: string;
  parent?: string;
  actual: DemoDocument[];
  archived?: WithdrawnDocument[];
}

const ABOUT = 'О компании';
const RULES = 'Правила и условия займов';
const REPORTS = 'Отчётность';
const ISSUER = 'Эмитент и облигации';

/** Parents before their children. */
const CATEGORIES: Category[] = [
  {
    title: ABOUT,
    slug: 'o-kompanii',
    actual: ['svedeniya-o-reestre', 'svedeniya-o-sro', 'ustav', 'organy-upravleniya', 'lica-s-vliyaniem'],
  },
  {
    title: RULES,
    slug: 'pravila-i-usloviya',
    actual: [
      'informaciya-poluchatelyu',
      'poryadok-obrashchenij',
      'kanikuly-poryadok',
      'vzyskanie-pravila',
      'bazovyj-standart',
    ],
  },
  {
    title: 'Потребительские займы',
    slug: 'potrebitelskie-zajmy',
    parent: RULES,
    actual: [
      ['pravila-zajmov-2024', 'pravila-zajmov-2025', 'pravila-zajmov-2026'],
      'tarify-potrebitelskie-2026',
      'tarify-zalog-2026',
    ],
  },
  {
    title: 'Займы для бизнеса',
    slug: 'zajmy-dlya-biznesa',
    parent: RULES,
    actual: ['tarify-biznes-2026'],
  },
  { title: REPORTS, slug: 'otchetnost', actual: [] },
  {
    title: 'Бухгалтерская отчётность',
    slug: 'buhgalterskaya-otchetnost',
    parent: REPORTS,
    actual: [
      'otchetnost-9-mesyacev-2026',
      'otchetnost-polugodie-2026',
      'otchetnost-1-kvartal-2026',
      'otchetnost-2025',
      'otchetnost-2024',
    ],
    archived: [['otchetnost-2023', '2025-03-28']],
  },
  {
    title: 'Аудиторские заключения',
    slug: 'auditorskie-zaklyucheniya',
    parent: REPORTS,
    actual: ['audit-2025', 'audit-2024'],
    archived: [['audit-2023', '2025-03-26']],
  },
  { title: ISSUER, slug: 'emitent-i-obligacii', actual: [] },
  {
    title: 'Решения о выпуске',
    slug: 'resheniya-o-vypuske',
    parent: ISSUER,
    actual: [
      'reshenie-o-vypuske-04',
      'reshenie-o-vypuske-03',
      'reshenie-o-vypuske-02',
      'reshenie-o-vypuske-01',
    ],
  },
  {
    title: 'Существенные факты',
    slug: 'sushchestvennye-fakty',
    parent: ISSUER,
    actual: ['kupon-03-4', 'kupon-01-7', 'kupon-02-6'],
    archived: [['kupon-01-3', '2026-09-10']],
  },
  {
    title: 'Данные и безопасность',
    slug: 'dannye-i-bezopasnost',
    actual: ['politika-personalnyh-dannyh', 'zashchita-informacii', 'pod-ft-politika', 'konflikt-interesov'],
  },
];

export const disclosure: DemoSet[] = [
  demoSet(
    disclosureCategory,
    CATEGORIES.map(({ title, slug, parent }) => ({ fields: { title, slug, ...(parent && { parent }) } })),
  ),
  demoSet(
    disclosureItem,
    CATEGORIES.flatMap(({ title: category, actual, archived = [] }) => [
      ...actual.map((document) => inCategory(category, documentItem(document))),
      ...archived.map((document) => ({
        ...inCategory(category, withdrawnItem(document)),
        archived: true as const,
      })),
    ]),
  ),
];
