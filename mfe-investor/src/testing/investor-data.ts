import type { InvestorCalcOptions, InvestorPost } from '@polden/api-contract';

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
      PERIODS.map((months) => ({ entity, profitOption, months, percent: 18 })),
    ),
  ),
  asOf: '2026-11-05',
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
