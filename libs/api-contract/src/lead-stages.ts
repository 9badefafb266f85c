import type { LeadStatus } from './lead-states.ts';
import type { ProductCode } from './products.ts';

/**
 * How far a loan request is, as its borrower is told everywhere: on its page, behind the link into the personal account, and
 * by the staff. `unfinished`: its questionnaire waits to be filled in; `pre-approved`: the same, and what was decided is
 * preliminary. What is approved is `contract-questions` while its borrower has to answer before there is something to sign,
 * `manager` where somebody calls to arrange the contract, else `approved`: only there the documents wait to be signed. An
 * offer that nobody has signed is `lapsed` after its last day, and `declined` once its borrower has refused it.
 */
export const LEAD_STAGES = [
  'unfinished',
  'processing',
  'accepted',
  'in-work',
  'pre-approved',
  'contract-questions',
  'manager',
  'approved',
  'signed',
  'refused',
  'lapsed',
  'declined',
  'cancelled',
  'done',
] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export interface LeadStageWords {
  /** After «Состояние:». */
  state: string;
  /** A heading; `{sum}` stands for what was approved. */
  title: string;
  text: string;
  /** What comes next, in its order; of a known product: `leadNextSteps`. */
  next: readonly { title: string; text: string }[];
}

/** The step in which the money comes; of a known product: `leadNextSteps`. */
export const MONEY_STEP = {
  title: 'Деньги',
  text: 'Придут на карту или счёт после подписания договора.',
};
const ACCOUNT = {
  title: 'Условия',
  text: 'Прочитайте в личном кабинете платёж и полную стоимость. Согласиться можно позже.',
};
/** Some are signed here, an application and consents; others are arranged by a manager. */
const DOCUMENTS = {
  title: 'Документы',
  text: 'Что подписать и как, скажем вместе с решением.',
};
/** What is signed here: an application and consents. */
const SIGNING = {
  title: 'Подпись',
  text: 'Прочитаете заявление и согласия и подпишете их кодом из СМС.',
};
/** It is made in the CRM, and nothing here holds it. */
const CONTRACT = {
  title: 'Договор',
  text: 'Менеджер позвонит в течение рабочего дня и скажет, как его подписать.',
};
const DECISION = {
  title: 'Решение',
  text: 'Появится на странице заявки. Если условия не подойдут, можно отказаться.',
};
const QUESTIONNAIRE = {
  title: 'Анкета',
  text: 'Ответьте на её вопросы на странице заявки или в личном кабинете. Паспорт держите рядом.',
};

/** The one wording of each stage. */
export const LEAD_STAGE_WORDS: Readonly<Record<LeadStage, LeadStageWords>> = {
  unfinished: {
    state: 'Осталась анкета',
    title: 'Заявка сохранена, осталась анкета',
    text: 'Ответьте на её вопросы, и мы примем решение. Паспорт держите рядом.',
    next: [QUESTIONNAIRE, DECISION, SIGNING, CONTRACT, MONEY_STEP],
  },
  processing: {
    state: 'На рассмотрении',
    title: 'Рассматриваем заявку',
    text: 'Обычно решение готово за несколько минут. Повторять заявку не нужно.',
    next: [DECISION, DOCUMENTS, MONEY_STEP],
  },
  accepted: {
    state: 'Принята',
    title: 'Заявка принята',
    text: 'Специалист проверит данные и позвонит с решением в рабочее время. Повторять заявку не нужно.',
    next: [
      { title: 'Решение', text: 'Если условия не подойдут, отказаться можно без объяснений.' },
      DOCUMENTS,
      MONEY_STEP,
    ],
  },
  'in-work': {
    state: 'В работе',
    title: 'Заявкой занимается специалист',
    text: 'Он проверит данные и, если чего-то не хватит, позвонит. Повторять заявку не нужно.',
    next: [DECISION, DOCUMENTS, MONEY_STEP],
  },
  'pre-approved': {
    state: 'Предварительно одобрена',
    title: 'Предварительно одобрили до {sum}',
    text: 'Осталась анкета: решение станет окончательным, когда вы её заполните. Сумма и срок ещё могут измениться.',
    next: [QUESTIONNAIRE, DECISION, SIGNING, CONTRACT, MONEY_STEP],
  },
  'contract-questions': {
    state: 'Одобрена, нужны данные',
    title: 'Одобрили {sum}',
    text: 'Осталось ответить на вопросы, без которых документы не составить. Паспорт держите рядом. Отказаться можно в любой момент до подписания.',
    next: [
      ACCOUNT,
      { title: 'Данные', text: 'Назовите их на странице заявки или в личном кабинете.' },
      SIGNING,
      CONTRACT,
      MONEY_STEP,
    ],
  },
  manager: {
    state: 'Одобрена, ждите звонка',
    title: 'Одобрили {sum}',
    text: 'Менеджер позвонит в течение рабочего дня: скажет, какие нужны бумаги, и назначит подписание. Здесь больше ничего делать не нужно.',
    next: [
      { title: 'Звонок', text: 'С номера горячей линии. Коды из СМС менеджер не спрашивает.' },
      {
        title: 'Подписание',
        text: 'Условия прочитаете до него. Если они не подойдут, отказаться можно без объяснений.',
      },
      MONEY_STEP,
    ],
  },
  approved: {
    state: 'Одобрена',
    title: 'Одобрили {sum}',
    text: 'Прочитайте условия, прежде чем подписать. Согласиться можно позже, отказаться — в любой момент до подписания.',
    next: [ACCOUNT, SIGNING, CONTRACT, MONEY_STEP],
  },
  signed: {
    state: 'Документы подписаны',
    title: 'Документы подписаны',
    text: 'Заявление и согласия, подписанные кодом из СМС, остаются в личном кабинете. Договора займа в нём нет: о нём позвонит менеджер.',
    next: [CONTRACT, MONEY_STEP],
  },
  refused: {
    state: 'Отказ',
    title: 'В этот раз не получится',
    text: 'Одобрить этот заём мы не можем. Причину назовём по телефону, а в течение двух рабочих дней она появится и в бюро кредитных историй. Подать заявку снова можно через месяц или с другой суммой.',
    next: [],
  },
  lapsed: {
    state: 'Предложение истекло',
    title: 'Предложение истекло',
    text: 'Срок, в который можно было согласиться, прошёл, и подписать документы уже нельзя. Если заём всё ещё нужен, отправьте новую заявку.',
    next: [],
  },
  declined: {
    state: 'Вы отказались',
    title: 'Вы отказались от предложения',
    text: 'Подписать документы по этой заявке уже нельзя, платить ничего не нужно. Если передумаете, отправьте новую.',
    next: [],
  },
  cancelled: {
    state: 'Отменена',
    title: 'Заявка отменена',
    text: 'Мы больше не рассматриваем её. Если это вышло по ошибке, позвоните или подайте новую.',
    next: [],
  },
  done: {
    state: 'Завершена',
    title: 'Заявка завершена',
    text: 'По ней всё сделано. Что вы подписали на сайте, остаётся в личном кабинете.',
    next: [],
  },
};

/** Stages after which nothing comes. */
export const OVER_LEAD_STAGES: readonly LeadStage[] = ['refused', 'lapsed', 'declined', 'cancelled', 'done'];

/** Stages of an offer that its borrower may still refuse. */
export const OFFERED_LEAD_STAGES: readonly LeadStage[] = ['contract-questions', 'manager', 'approved'];

/** Heading of a stage; `sum`: what was approved, in words. */
export function leadStageTitle(stage: LeadStage, sum?: string): string {
  const { title, state } = LEAD_STAGE_WORDS[stage];
  if (sum === undefined) return title.includes('{sum}') ? `Заявка ${state.toLowerCase()}` : title;
  return title.replace('{sum}', sum);
}

/** Stages that the borrower gets a message about. */
export const TOLD_LEAD_STAGES = [
  'approved',
  'contract-questions',
  'manager',
  'refused',
  'lapsed',
  'in-work',
  'cancelled',
  'done',
] as const satisfies readonly LeadStage[];
export type ToldLeadStage = (typeof TOLD_LEAD_STAGES)[number];

/** The staff's words for the states of a request; those that its borrower sees, too, are the same. */
export const LEAD_STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'Новая',
  delivered: 'В CRM',
  approved: LEAD_STAGE_WORDS.approved.state,
  refused: LEAD_STAGE_WORDS.refused.state,
  lapsed: LEAD_STAGE_WORDS.lapsed.state,
  declined: 'Клиент отказался',
  'in-work': LEAD_STAGE_WORDS['in-work'].state,
  done: LEAD_STAGE_WORDS.done.state,
  cancelled: LEAD_STAGE_WORDS.cancelled.state,
};

/** The loan without interest that somebody has signed for before: there is one in half a year. Days are YYYY-MM-DD. */
export interface PromotionUsed {
  on: string;
  again: string;
}

/** What was approved, and what it costs when it is signed today. */
export interface LeadOffer {
  /** Of which its terms are. */
  product: ProductCode;
  /** Whole roubles. */
  sum: number;
  monthCount: number | null;
  days: number | null;
  /** The monthly payment, or the single one of a payday loan. */
  paymentKopecks: number;
  /** Fewer than months where the law ends the loan before its term. */
  paymentCount: number;
  lastPaymentKopecks: number;
  overpaymentKopecks: number;
  /** ПСК, percent a year. */
  fullCostPercent: number;
  /** Hours between the signature and the money, in which the borrower may change his mind. */
  coolingOffHours: number;
  /** YYYY-MM-DD: until this day is over in Moscow it can be signed. Not set while the decision is preliminary. */
  until?: string;
  /** Set where a promotion would make the loan free of interest, but has been used. */
  promotionUsed?: PromotionUsed;
  /** What was asked for; set where it is something else. */
  asked?: Pick<LeadOffer, 'sum' | 'monthCount' | 'days'>;
}
