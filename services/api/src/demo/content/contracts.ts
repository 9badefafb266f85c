import { companyDoc, investorContract, loanDocument } from '@polden/content-model';
import type { DocumentName } from '../documents/document-texts.ts';
import { type DemoSet, demoSet } from './demo-content.ts';
import { documentFields, withdrawnItem } from './document-fields.ts';

const LOAN_DOCUMENTS: DocumentName[] = [
  'obshchie-usloviya-zalog-2026',
  'obshchie-usloviya-installment-2026',
  'obshchie-usloviya-do-zarplaty-2026',
  'individualnye-usloviya-zalog',
  'individualnye-usloviya-installment',
  'individualnye-usloviya-do-zarplaty',
];

/** By the year of the edition, and the day on which the next one came into force. */
const LOAN_ARCHIVE: [year: number, endsOn: string, names: DocumentName[]][] = [
  [
    2024,
    '2026-04-01',
    [
      'obshchie-usloviya-zalog-2024',
      'obshchie-usloviya-installment-2024',
      'obshchie-usloviya-do-zarplaty-2024',
      'tarify-potrebitelskie-2024',
    ],
  ],
  [
    2023,
    '2024-01-15',
    [
      'pravila-zajmov-2023',
      'obshchie-usloviya-zalog-2023',
      'obshchie-usloviya-do-zarplaty-2023',
      'tarify-potrebitelskie-2023',
    ],
  ],
];

const COMPANY_DOCS: DocumentName[] = [
  'kartochka-kompanii',
  'svidetelstvo-ogrn',
  'svidetelstvo-inn',
  'vidy-deyatelnosti',
  'chislennost-rabotnikov',
  'prikaz-direktor',
];

/** By the number of the issue. */
const BOND_DOCUMENTS: Record<string, DocumentName[]> = {
  '04': ['reshenie-o-vypuske-04', 'usloviya-razmeshcheniya-04'],
  '03': ['reshenie-o-vypuske-03', 'usloviya-razmeshcheniya-03', 'kupon-03-4'],
  '02': ['reshenie-o-vypuske-02', 'usloviya-razmeshcheniya-02', 'kupon-02-6'],
  '01': ['reshenie-o-vypuske-01', 'usloviya-razmeshcheniya-01', 'kupon-01-7', 'kupon-01-3'],
};

const INVESTOR_CONTRACTS: [tab: string, subcategory: string, names: DocumentName[], bond?: string][] = [
  ['natural', 'Договоры', ['dogovor-investora-ezhemesyachno', 'dogovor-investora-v-konce-sroka']],
  ['natural', 'Памятки и заявления', ['pamyatka-o-riskah', 'zayavlenie-vozvrat-investicij']],
  ['legal', 'Договоры', ['dogovor-organizacii-ezhemesyachno', 'dogovor-organizacii-v-konce-sroka']],
  ['legal', 'Анкеты', ['anketa-organizacii']],
  ['bonds', 'Памятки', ['pamyatka-obligacii']],
  ...['04', '03', '02', '01'].map((number): [string, string, DocumentName[], string] => [
    'bonds',
    `Выпуск ПОЛДЕНЬ-${number}`,
    BOND_DOCUMENTS[number] ?? [],
    `ПОЛДЕНЬ-${number}`,
  ]),
];

/** What is signed with borrowers and investors, and the files of the company itself. */
export const contracts: DemoSet[] = [
  demoSet(loanDocument, [
    ...LOAN_DOCUMENTS.map((name) => ({ fields: documentFields(name) })),
    ...LOAN_ARCHIVE.flatMap(([archived, endsOn, names]) =>
      names.map((name) => ({ ...withdrawnItem([name, endsOn]), archived })),
    ),
  ]),
  demoSet(
    companyDoc,
    COMPANY_DOCS.map((name) => {
      const { title, file } = documentFields(name);
      return { fields: { name: `${title}.pdf`, file } };
    }),
  ),
  demoSet(
    investorContract,
    INVESTOR_CONTRACTS.flatMap(([tab, subcategory, names, issue]) =>
      names.map((name) => ({
        fields: { ...documentFields(name), tab, subcategory, ...(issue !== undefined && { bond: issue }) },
      })),
    ),
  ),
];
