import { DEPOSIT_RISKS, REQUEST_PATHS } from '@polden/api-contract';
import { comment, consent, email, mobilePhone, type RequestFormModel, yourName } from '@polden/request-form';
import { risksRead } from './risks-read.ts';

/** What the calculator shows, as the API takes it. */
export interface AskedDepositRequest {
  entity: number;
  /** Whole roubles. */
  sum: number;
  /** Months. */
  period: number;
  profitOption: number;
}

/** `terms`: the same in words. */
export function depositRequest(asked: AskedDepositRequest, terms: string): RequestFormModel {
  return {
    name: 'zayavka',
    path: REQUEST_PATHS.investor,
    title: 'Оставить заявку',
    lead: `${terms} Другие условия выберите в калькуляторе: заявка возьмёт их оттуда. Она ни к чему не обязывает: позвоним, ответим на вопросы и пришлём проект договора.`,
    fields: [yourName, mobilePhone(), email, comment('Что спросить или уточнить')],
    fixed: { ...asked },
    warning: DEPOSIT_RISKS,
    consents: [risksRead('вернуть деньги может только компания'), consent()],
    submit: 'Получить код и отправить',
    accepted: {
      title: 'Заявка у нас',
      text: 'Позвоним в рабочее время, обычно в течение часа, и пришлём проект договора на почту. Деньги никуда переводить не нужно, пока договор не подписан.',
    },
    verifies: 'phone',
  };
}
