import type {
  Bond,
  InvestorCalcOptions,
  InvestorContractFile,
  InvestorContracts,
  InvestorPost,
} from '@polden/api-contract';

const PERIODS = [12, 18, 24, 36];

export const OPTIONS: InvestorCalcOptions = {
  entities: [
    { id: 0, title: 'Физическое лицо', minSum: 1_500_000, defaultSum: 1_500_000 },
    { id: 1, title: 'Юридическое лицо', minSum: 500_000, defaultSum: 500_000 },
  ],
  maxSum: 250_000_000,
  profitOptions: [
    { id: 1, title: 'Каждый месяц' },
    { id: 2, title: 'В конце срока' },
  ],
  periods: PERIODS,
  defaultPeriod: 18,
  rates: ([0, 1] as const).flatMap((entity) =>
    ([1, 2] as const).flatMap((profitOption) =>
      PERIODS.map((months) => ({
        entity,
        profitOption,
        months,
        percent: 18,
        minSum: entity === 0 ? 1_500_000 : 500_000,
        maxSum: 250_000_000,
      })),
    ),
  ),
  asOf: '2026-11-05',
};

const ISSUE: Bond = {
  id: 7,
  ticker: 'ПОЛДЕНЬ-01',
  numberIssue: '4B02-01-00012-L',
  coupon: 12.75,
  volume: 400_000_000,
  dateBeforeOffer: '2027-06-18',
  currentYear: 2024,
  year: 3,
  nominal: 1_000,
  placedOn: '2024-11-25',
  couponsAYear: 4,
  repayments: [],
  asOf: '2026-11-20',
};

export const BONDS: Bond[] = [
  ISSUE,
  { ...ISSUE, id: 8, ticker: 'ПОЛДЕНЬ-02', coupon: 16.5, placedOn: null, asOf: '2026-11-21' },
];

function file(id: number, title: string, bond_id: number | null = null): InvestorContractFile {
  return {
    id,
    title,
    file_name: `${id}.pdf`,
    file_size: 86_016,
    file_type: 'PDF',
    archived: 0,
    size: '84 КБ',
    ext: 'pdf',
    url: `/api/v1/media/documents/${id}.pdf`,
    valid_from: bond_id === null ? null : '2024-11-25',
    published_on: '2026-11-22',
    bond_id,
  };
}

export const CONTRACTS: InvestorContracts = {
  data: {
    natural: {
      title: 'Физическим лицам',
      subcategory: [
        { title: 'Договоры', files: [file(1, 'Договор займа')] },
        { title: 'Памятки', files: [file(2, 'Памятка о рисках')] },
      ],
    },
    bonds: {
      title: 'Облигации',
      subcategory: [{ title: '', files: [file(3, 'Решение о выпуске', 7)] }],
    },
  },
};
const picture = {
  url: '/media/field.jpg',
  width: 1200,
  height: 675,
  srcset: '/media/field.jpg 1200w',
  sources: [],
  focus: { x: 0.5, y: 0.5 },
};

export const POSTS: InvestorPost[] = [
  {
    id: 1,
    title: 'Как работает договор',
    content: '<p>Вы даёте компании деньги <strong>в долг</strong>.</p>',
    youtube: 'https://video.polden.example/dogovor',
    youtube_preview: { ...picture, alt: 'Столбики монет' },
  },
  {
    id: 2,
    title: 'Пять шагов',
    content: '<p>Оставьте заявку.</p>',
    youtube: '',
    youtube_preview: { ...picture, alt: 'Указатель' },
  },
  { id: 3, title: 'Без картинки', content: '<p>Только текст.</p>', youtube: '', youtube_preview: null },
];
