import { formatKopecks, formatRubles } from '@polden/ru';
import type { DocumentText, Documents } from '../document-text.ts';
import { legal } from '../wording.ts';

interface Example {
  kind: string;
  sum: number;
  term: string;
  rate: string;
  /** Percent a year, with three decimals and in words. */
  fullCost: string;
  fullCostInWords: string;
  /** Of all payments over the sum, kopecks. */
  overpayment: number;
  payments: string;
  security: string;
  validFrom: string;
}

/** The form that a client gets, filled in with an example. */
function individualTerms(example: Example): DocumentText {
  const { kind, sum, term, rate, fullCost, fullCostInWords, overpayment, payments, security, validFrom } =
    example;
  return {
    title: `Индивидуальные условия договора потребительского займа ${kind}`,
    subtitle: 'Форма, заполненная для примера. Ваши условия мы покажем до подписания',
    validFrom,
    frames: [
      `ПОЛНАЯ СТОИМОСТЬ ЗАЙМА\n${fullCost} % ГОДОВЫХ\n(${fullCostInWords.toUpperCase()})`,
      `ПОЛНАЯ СТОИМОСТЬ ЗАЙМА\n${formatKopecks(overpayment)}`,
    ],
    sections: [
      {
        title: 'Предел платежей',
        points: [
          'По договору на срок до одного года Компания не начисляет проценты, неустойку и иные платежи после того, как их сумма достигла суммы займа.',
        ],
      },
      {
        title: 'Таблица условий',
        points: [
          {
            table: [
              ['Условие', 'Содержание'],
              ['Сумма займа', formatRubles(sum)],
              ['Срок действия договора и срок возврата', term],
              ['Валюта', 'Российский рубль'],
              ['Процентная ставка', rate],
              ['Количество, размер и сроки платежей', payments],
              [
                'Порядок досрочного возврата',
                'В любое время, бесплатно; график пересчитывается в день зачисления',
              ],
              ['Способы возврата', 'Карта, система быстрых платежей, перевод, наличные'],
              ['Бесплатный способ возврата', 'Личный кабинет, мобильное приложение и офисы Компании'],
              ['Обеспечение', security],
              ['Цель использования', 'Любая, не связанная с предпринимательством'],
              ['Неустойка за просрочку', '20 % годовых от просроченной части долга'],
              ['Уступка прав требования', 'Заёмщик отмечает сам: согласен / не согласен'],
              ['Согласие с общими условиями', 'Заёмщик прочитал общие условия и согласен с ними'],
              ['Услуги за отдельную плату', 'Нет'],
              ['Обмен сообщениями', 'Личный кабинет, телефон из анкеты, почта'],
            ],
          },
        ],
      },
      {
        title: 'Подписание и отказ',
        points: [
          'Условия действуют пять рабочих дней со дня получения. До перечисления денег от договора можно отказаться без платы и объяснений.',
          'Если сумма от 50 000 до 200 000 рублей, деньги перечисляются через 4 часа после подписания, если больше 200 000 рублей — через 48 часов. Проценты за это время не начисляются.',
          `Прежде чем подписать, прочитайте рамку в начале страницы и график платежей. Непонятную строку ${legal.name} объяснит столько раз, сколько нужно.`,
        ],
      },
    ],
    signedBy: 'both',
  };
}

export const individualTermsDocuments = {
  'individualnye-usloviya-zalog': individualTerms({
    kind: 'под залог автомобиля',
    sum: 280_000,
    term: '48 месяцев',
    rate: '2,9 % в месяц (34,8 % годовых)',
    fullCost: '34,800',
    fullCostInWords: 'тридцать четыре целых восемьсот тысячных процента',
    overpayment: 24_215_103,
    payments: '47 платежей по 10 878,14 ₽ раз в месяц и последний — 10 878,45 ₽',
    security: 'Залог автомобиля по отдельному договору',
    validFrom: '2026-04-01',
  }),
  'individualnye-usloviya-installment': individualTerms({
    kind: 'с платежами каждый месяц',
    sum: 30_000,
    term: '9 месяцев',
    rate: '12,745 % в месяц (152,94 % годовых)',
    fullCost: '152,940',
    fullCostInWords: 'сто пятьдесят две целых девятьсот сорок тысячных процента',
    overpayment: 2_211_668,
    payments: '8 платежей по 5 790,75 ₽ раз в месяц и последний — 5 790,68 ₽',
    security: 'Не требуется',
    validFrom: '2026-04-02',
  }),
  'individualnye-usloviya-do-zarplaty': individualTerms({
    kind: 'до зарплаты',
    sum: 15_000,
    term: '21 день',
    rate: '0,8 % в день (292 % годовых)',
    fullCost: '292,000',
    fullCostInWords: 'двести девяносто две целых ноль тысячных процента',
    overpayment: 252_000,
    payments: 'Один платёж 17 520 ₽ в последний день срока',
    security: 'Не требуется',
    validFrom: '2026-04-03',
  }),
} satisfies Documents;
