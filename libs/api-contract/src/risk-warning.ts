import type { AcceptedDocumentEdition } from './lead-states.ts';

/** What an investor reads before a request; its edition is kept with the request. */
export interface RiskWarning extends AcceptedDocumentEdition {
  title: string;
  points: readonly string[];
}

const EDITION = '2026-11-22';
const TITLE = 'Предупреждение о рисках';

/** Of money lent to the company. */
export const DEPOSIT_RISKS: RiskWarning = {
  id: 'deposit-risk-warning',
  edition: EDITION,
  title: TITLE,
  points: [
    'Это заём компании, а не вклад. Деньги не застрахованы Агентством по страхованию вкладов (АСВ), и государство их возврат не гарантирует.',
    'Компания может заплатить не вовремя, не полностью или обанкротиться. Вы можете потерять часть денег или все.',
    'До конца срока деньги заняты. Если забрать их раньше, проценты пересчитают так, как сказано в договоре.',
    'Не вкладывайте последнее, занятое и то, что может скоро понадобиться.',
  ],
};

/** Of bonds. */
export const BOND_RISKS: RiskWarning = {
  id: 'bond-risk-warning',
  edition: EDITION,
  title: TITLE,
  points: [
    'Облигация — не вклад. Деньги не застрахованы Агентством по страхованию вкладов (АСВ), и государство их возврат не гарантирует.',
    'Эмитент может не выплатить купон или не погасить облигацию. Вы можете потерять часть денег или все.',
    'Цена на бирже меняется каждый день. Продать облигацию раньше погашения, возможно, получится только дешевле, чем вы её купили.',
    'Расчёт на этой странице — не обещание дохода: в нём нет налога, комиссий брокера и изменений цены.',
  ],
};
