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

const INVESTOR_CONTRACTS: [tab: string, subcategory: string, names: DocumentName[]][] = [
  ['natural', 'Договоры', ['dogovor-investora-ezhemesyachno', 'dogovor-investora-v-konce-sroka']],
  ['natural', 'Памятки и заявления', ['pamyatka-o-riskah', 'zayavlenie-vozvrat-investicij']],
  ['legal', 'Договоры', ['dogovor-organizacii-ezhemesyachno', 'dogovor-organizacii-v-konce-sroka']],
  ['legal', 'Анкеты', ['anketa-organizacii']],
  ['bonds', 'Памятки', ['pamyatka-obligacii']],
  [
    'bonds',
    'Условия размещения',
    [
      'usloviya-razmeshcheniya-04',
      'usloviya-razmeshcheniya-03',
      'usloviya-razmeshcheniya-02',
      'usloviya-razmeshcheniya-01',
    ],
  ],
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
    INVESTOR_CONTRACTS.flatMap(([tab, subcategory, names]) =>
      names.map((name) => {
        const { title, file } = documentFields(name);
        return { fields: { title, tab, subcategory, file } };
      }),
    ),
  ),
];
