import { Storefront } from '@polden/ui';
import { LoanPage } from '../../loan-page/loan-page.tsx';
import type { LoanPageModel } from '../../loan-page/loan-page.model.ts';

export const model: LoanPageModel = {
  key: 'psb',
  title: 'Займы предпринимателям со счётом в банке-партнёре',
  description:
    'Счёт в банке-партнёре — заём себе или бизнесу, от {bank-business.sumMin} до {bank-business.sumMax} ₽. Как показать обороты, объяснит менеджер, деньги приходят на расчётный счёт.',
  hero: {
    title: 'Счёт расскажет больше отчётов',
    lead: 'Обороты из банка-партнёра вместо отчётов: как их показать, объяснит менеджер. От {bank-business.sumMin} ₽: до {bank.sumMax} ₽ себе, до {bank-business.sumMax} ₽ бизнесу.',
    facts: ['Обороты вместо отчётов', 'Расчётный счёт или карта', 'Заявка с любого устройства'],
    illustration: <Storefront />,
    tone: 'deep',
  },
  offer: {
    form: 'bank',
    products: ['bank-business', 'bank'],
    preset: { product: 'bank-business', sumRubles: 350_000, termDays: 1_440 },
  },
  sections: [
    {
      kind: 'table',
      title: 'Себе или бизнесу',
      columns: ['', 'Себе', 'Бизнесу'],
      rows: [
        ['Кто заёмщик', 'Вы как человек', 'ИП или компания'],
        [
          'Сумма',
          'От {bank.sumMin} до {bank.sumMax} ₽',
          'От {bank-business.sumMin} до {bank-business.sumMax} ₽',
        ],
        ['Куда деньги', 'Карта', 'Расчётный счёт'],
        ['Период охлаждения', 'Да, {cooling.hours} или {cooling.longHours} часов', 'Нет'],
        ['Предел процентов по закону', 'Да', 'Нет'],
      ],
    },
    {
      kind: 'steps',
      title: 'Со счётом быстрее',
      items: [
        { title: 'Сумма', text: 'Ползунки выше: бизнесу или себе — переключите вкладку.' },
        {
          title: 'Обороты',
          text: 'Менеджер позвонит и объяснит, как банк покажет обороты за полгода. Пароль от интернет-банка он не спросит.',
        },
        { title: 'Техника или авто', text: 'Снимки и документы залога, как у всех.' },
        { title: 'Перевод', text: 'Бизнесу — в тот же день, себе — после периода охлаждения.' },
      ],
    },
  ],
  faq: [
    {
      question: 'На странице займа для бизнеса — от {business.sumMin} ₽, а здесь меньше. Почему?',
      answer:
        'Это отдельная программа для клиентов банка-партнёра: обороты подтверждает сам банк, поэтому бизнесу даём от {bank-business.sumMin} ₽. Без счёта в этом банке заём бизнесу — от {business.sumMin} ₽.',
    },
    {
      question: 'Что именно вы увидите в банке?',
      answer:
        'Поступления и списания по расчётному счёту за шесть месяцев. Контрагентов — только по именам, без договоров.',
    },
    {
      question: 'Можно ли подать заявку без счёта в этом банке?',
      answer:
        'Да, на странице займа для бизнеса: там выписку присылают файлом, а сумма — от {business.sumMin} ₽.',
    },
    {
      question: 'Бухгалтер может заполнить за меня?',
      answer: 'Может подготовить всё, но код из СМС придёт вам: номер подтверждает тот, кто отвечает.',
    },
  ],
};

export function Component() {
  return <LoanPage model={model} />;
}
