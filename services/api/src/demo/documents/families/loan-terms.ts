import { formatPercent, formatRubles } from '@polden/ru';
import type { DocumentText, Documents } from '../document-text.ts';
import { contacts, legal } from '../wording.ts';

interface Product {
  /** Genitive, after «займа». */
  kind: string;
  minSum: number;
  maxSum: number;
  term: string;
  rate: string;
  /** How it is repaid. */
  schedule: string;
  /** What else is agreed. */
  special: string[];
}

const PROLONGATION =
  'Продлить срок можно по заявлению, если проценты за прошедшие дни уплачены. Продлений подряд не больше пяти.';

const PAYDAY: Product = {
  kind: 'до зарплаты',
  minSum: 1_000,
  maxSum: 30_000,
  term: 'от 5 до 30 дней',
  rate: 'не больше 0,8 % в день',
  schedule: 'Заём и проценты возвращаются одним платежом в последний день срока.',
  special: [
    'По займу на срок от 5 до 14 дней, который заёмщик берёт не чаще раза в полгода, проценты не начисляются, если заём возвращён вовремя. Если он возвращён позже, проценты начисляются по обычной ставке за дни просрочки.',
    PROLONGATION,
  ],
};

/** As it was before April 2026: nothing free of interest. */
const EARLIER_PAYDAY: Product = { ...PAYDAY, special: [PROLONGATION] };

const INSTALLMENT: Product = {
  kind: 'с платежами каждый месяц',
  minSum: 3_000,
  maxSum: 100_000,
  term: 'от 3 до 12 месяцев',
  rate: '24,33 % в месяц при сроке от 3 до 8 месяцев, 12,745 % в месяц при сроке от 9 до 12 месяцев',
  schedule:
    'Заём возвращается равными платежами раз в месяц; последний платёж отличается на копейки округления.',
  special: [
    'Когда проценты и иные платежи достигли предела, установленного законом, начисление прекращается, а график пересчитывается в пользу заёмщика.',
    'Раз в полгода дату платежа можно перенести бесплатно.',
  ],
};

const TITLE_LOAN: Product = {
  kind: 'под залог автомобиля',
  minSum: 50_000,
  maxSum: 1_000_000,
  term: 'от 24 до 48 месяцев',
  rate: '2,9 % в месяц',
  schedule:
    'Заём возвращается равными платежами раз в месяц; последний платёж отличается на копейки округления.',
  special: [
    'Возврат обеспечен залогом автомобиля. Автомобиль, ключи и документы остаются у заёмщика; продать, подарить и заложить его ещё раз можно только с письменного согласия Компании.',
    'Уведомление о залоге направляет и оплачивает Компания. После полного возврата она исключает его в течение трёх рабочих дней.',
    'Страхование автомобиля от угона и ущерба добровольно и на ставку не влияет.',
  ],
};

/** As it was before November 2024. */
const EARLIER_TITLE_LOAN: Product = { ...TITLE_LOAN, rate: '3,2 % в месяц' };

interface Edition {
  validFrom: string;
  order: number;
  overpaymentCap: number;
}

function generalTerms(product: Product, { validFrom, order, overpaymentCap }: Edition): DocumentText {
  return {
    title: `Общие условия договора потребительского займа ${product.kind}`,
    validFrom,
    order,
    edition: true,
    sections: [
      {
        title: 'Договор и его части',
        points: [
          `Договор займа между ${legal.name} (далее — Компания) и заёмщиком состоит из этих общих условий и индивидуальных условий, которые стороны согласовали. Если они расходятся, действуют индивидуальные.`,
          'Договор считается заключённым, когда стороны подписали индивидуальные условия и Компания перечислила деньги. Подписать его можно на бумаге или кодом из сообщения: для этого заёмщик один раз принимает соглашение об электронном взаимодействии.',
        ],
      },
      {
        title: 'Сумма, срок и проценты',
        points: [
          `Сумма — от ${formatRubles(product.minSum)} до ${formatRubles(product.maxSum)}, срок — ${product.term}. Точные значения стоят в индивидуальных условиях.`,
          `Процентная ставка — ${product.rate}. Проценты начисляются на остаток долга со дня, следующего за днём выдачи, по день возврата включительно.`,
          `По договору на срок до года проценты, неустойка и иные платежи вместе не превышают ${formatPercent(overpaymentCap)} суммы займа.`,
          ...product.special,
        ],
      },
      {
        title: 'Возврат',
        points: [
          product.schedule,
          'Если день платежа выпал на выходной, платёж без последствий вносится в первый рабочий день после него.',
          'Недостаточный платёж гасит долг в таком порядке: просроченные проценты, просроченный основной долг, неустойка, проценты текущего периода, основной долг текущего периода, иные платежи.',
          'Вернуть заём раньше, целиком или частью, можно в любое время и бесплатно. При частичном возврате заёмщик выбирает, что уменьшить: срок или платёж.',
        ],
      },
      {
        title: 'Права и обязанности',
        points: [
          'Компания сообщает остаток долга и даты платежей бесплатно и в любое время в личном кабинете, а раз в месяц — письменно, если заёмщик попросит.',
          'Заёмщик сообщает о смене имени, паспорта, телефона и места жительства в течение десяти дней.',
          'Компания не меняет условия договора в одностороннем порядке, кроме тех случаев, когда это выгодно заёмщику: снижает ставку, отменяет неустойку, отказывается от её взыскания.',
          'Уступить право требования Компания может только с согласия заёмщика, данного в индивидуальных условиях, и только тем, кого допускает закон.',
        ],
      },
      {
        title: 'Просрочка',
        points: [
          'За просрочку начисляется неустойка — не больше 20 % годовых от просроченной части, если проценты за этот период продолжают начисляться, и не больше 0,1 % в день, если не начисляются.',
          'До обращения в суд Компания предлагает изменить график. Потребовать возврата всего займа она вправе, если просрочка длилась больше 60 дней в течение полугода.',
          'О просрочке Компания сообщает не позже седьмого дня, в личном кабинете и сообщением.',
        ],
      },
      contacts,
    ],
  };
}

export const loanTermsDocuments = {
  'obshchie-usloviya-zalog-2026': generalTerms(TITLE_LOAN, {
    validFrom: '2026-04-01',
    order: 15,
    overpaymentCap: 100,
  }),
  'obshchie-usloviya-installment-2026': generalTerms(INSTALLMENT, {
    validFrom: '2026-04-01',
    order: 16,
    overpaymentCap: 100,
  }),
  'obshchie-usloviya-do-zarplaty-2026': generalTerms(PAYDAY, {
    validFrom: '2026-04-01',
    order: 17,
    overpaymentCap: 100,
  }),
  'obshchie-usloviya-zalog-2024': generalTerms(EARLIER_TITLE_LOAN, {
    validFrom: '2024-01-15',
    order: 3,
    overpaymentCap: 130,
  }),
  'obshchie-usloviya-installment-2024': generalTerms(INSTALLMENT, {
    validFrom: '2024-01-15',
    order: 4,
    overpaymentCap: 130,
  }),
  'obshchie-usloviya-do-zarplaty-2024': generalTerms(EARLIER_PAYDAY, {
    validFrom: '2024-01-15',
    order: 5,
    overpaymentCap: 130,
  }),
  'obshchie-usloviya-zalog-2023': generalTerms(EARLIER_TITLE_LOAN, {
    validFrom: '2023-07-01',
    order: 23,
    overpaymentCap: 130,
  }),
  'obshchie-usloviya-do-zarplaty-2023': generalTerms(EARLIER_PAYDAY, {
    validFrom: '2023-07-01',
    order: 24,
    overpaymentCap: 130,
  }),
} satisfies Documents;
