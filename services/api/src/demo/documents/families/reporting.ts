import type { DocumentText, Documents } from '../document-text.ts';
import { legal } from '../wording.ts';

/** In thousands of roubles; assets are always equal to liabilities and capital. */
interface Figures {
  loans: number;
  money: number;
  otherAssets: number;
  borrowed: number;
  otherLiabilities: number;
  income: number;
  interestPaid: number;
  reserves: number;
  otherCosts: number;
}

interface Report extends Figures {
  title: string;
  validFrom: string;
  period: string;
  remarks: string[];
}

const thousands = new Intl.NumberFormat('ru-RU');
const row = (name: string, value: number): string[] => [name, thousands.format(value).replace('-', '−')];
const head = ['Показатель', 'Тыс. рублей'];

function report({ title, validFrom, period, remarks, ...figures }: Report): DocumentText {
  const { loans, money, otherAssets, borrowed, otherLiabilities } = figures;
  const { income, interestPaid, reserves, otherCosts } = figures;
  const assets = loans + money + otherAssets;
  const profit = income - interestPaid - reserves - otherCosts;
  const tax = Math.round(profit / 4);
  return {
    title,
    subtitle: `Отчётность ${legal.name} ${period}, опубликована для сведения`,
    validFrom,
    sections: [
      {
        title: 'Бухгалтерский баланс',
        points: [
          {
            table: [
              head,
              row('Займы выданные, за вычетом резервов', loans),
              row('Денежные средства', money),
              row('Прочие активы', otherAssets),
              row('Итого активов', assets),
              row('Займы привлечённые и облигации', borrowed),
              row('Прочие обязательства', otherLiabilities),
              row('Капитал', assets - borrowed - otherLiabilities),
              row('Итого обязательств и капитала', assets),
            ],
          },
        ],
      },
      {
        title: 'Отчёт о финансовых результатах',
        points: [
          {
            table: [
              head,
              row('Процентные доходы', income),
              row('Процентные расходы', -interestPaid),
              row('Изменение резервов под обесценение', -reserves),
              row('Общие и административные расходы', -otherCosts),
              row('Прибыль до налога', profit),
              row('Налог на прибыль', -tax),
              row('Чистая прибыль', profit - tax),
            ],
          },
        ],
      },
      { title: 'Пояснения', points: remarks },
    ],
  };
}

const BASIS =
  'Отчётность составлена по отраслевым стандартам Банка России для некредитных финансовых организаций. Займы показаны за вычетом резервов.';
const NO_EVENTS = 'После отчётной даты событий, которые меняли бы показатели, не было.';

export const reportingDocuments = {
  'otchetnost-2025': report({
    title: 'Годовая бухгалтерская отчётность за 2025 год',
    validFrom: '2026-03-30',
    period: 'за 2025 год',
    loans: 2_914_300,
    money: 186_450,
    otherAssets: 141_200,
    borrowed: 1_986_700,
    otherLiabilities: 118_900,
    income: 1_248_600,
    interestPaid: 342_100,
    reserves: 301_800,
    otherCosts: 388_200,
    remarks: [
      BASIS,
      'Портфель вырос за счёт займов под залог автомобилей: их доля достигла 71 %.',
      NO_EVENTS,
    ],
  }),
  'otchetnost-2024': report({
    title: 'Годовая бухгалтерская отчётность за 2024 год',
    validFrom: '2025-03-28',
    period: 'за 2024 год',
    loans: 2_356_800,
    money: 142_900,
    otherAssets: 120_400,
    borrowed: 1_612_300,
    otherLiabilities: 97_500,
    income: 1_031_700,
    interestPaid: 268_400,
    reserves: 259_300,
    otherCosts: 341_600,
    remarks: [BASIS, 'В декабре размещён первый выпуск облигаций на 400 000 тыс. рублей.', NO_EVENTS],
  }),
  'otchetnost-2023': report({
    title: 'Годовая бухгалтерская отчётность за 2023 год',
    validFrom: '2024-03-29',
    period: 'за 2023 год',
    loans: 1_884_100,
    money: 98_700,
    otherAssets: 104_300,
    borrowed: 1_298_600,
    otherLiabilities: 82_400,
    income: 842_500,
    interestPaid: 201_900,
    reserves: 224_700,
    otherCosts: 296_100,
    remarks: [BASIS, 'С 1 июля ставки по новым займам снижены до 0,8 % в день.', NO_EVENTS],
  }),
  'otchetnost-1-kvartal-2026': report({
    title: 'Промежуточная отчётность за первый квартал 2026 года',
    validFrom: '2026-04-30',
    period: 'за три месяца 2026 года',
    loans: 2_988_400,
    money: 201_300,
    otherAssets: 138_700,
    borrowed: 2_021_500,
    otherLiabilities: 121_600,
    income: 331_200,
    interestPaid: 92_400,
    reserves: 74_900,
    otherCosts: 101_300,
    remarks: [BASIS, 'Промежуточная отчётность аудитором не проверялась.', NO_EVENTS],
  }),
  'otchetnost-polugodie-2026': report({
    title: 'Промежуточная отчётность за первое полугодие 2026 года',
    validFrom: '2026-07-30',
    period: 'за шесть месяцев 2026 года',
    loans: 3_074_900,
    money: 194_800,
    otherAssets: 143_100,
    borrowed: 2_068_200,
    otherLiabilities: 119_800,
    income: 664_800,
    interestPaid: 187_600,
    reserves: 152_300,
    otherCosts: 204_700,
    remarks: [
      BASIS,
      'С 1 апреля действует предел переплаты 100 %: на доходы второго квартала он повлиял незначительно.',
      NO_EVENTS,
    ],
  }),
  'otchetnost-9-mesyacev-2026': report({
    title: 'Промежуточная отчётность за девять месяцев 2026 года',
    validFrom: '2026-10-30',
    period: 'за девять месяцев 2026 года',
    loans: 3_352_500,
    money: 299_600,
    otherAssets: 147_800,
    borrowed: 2_386_400,
    otherLiabilities: 124_300,
    income: 1_002_900,
    interestPaid: 284_300,
    reserves: 231_700,
    otherCosts: 309_800,
    remarks: [BASIS, 'Промежуточная отчётность аудитором не проверялась.', NO_EVENTS],
  }),
} satisfies Documents;
