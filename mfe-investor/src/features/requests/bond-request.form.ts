import { BOND_RISKS, REQUEST_PATHS } from '@polden/api-contract';
import { comment, consent, email, mobilePhone, type RequestFormModel, yourName } from '@polden/request-form';
import { risksRead } from './risks-read.ts';

/** What the calculator shows, as the API takes it. */
export interface AskedBondRequest {
  bondId: number;
  /** 1: ИИС; 2: classic. */
  brokerAccountId: number;
  /** Whole roubles. */
  sum: number;
}

/** `terms`: the same in words. */
export function bondRequest(asked: AskedBondRequest, terms: string): RequestFormModel {
  return {
    name: 'zayavka',
    path: REQUEST_PATHS.bond,
    title: 'Заявка на облигации',
    lead: `${terms} Другой выпуск, счёт или сумму выберите в калькуляторе: заявка возьмёт их оттуда. Она ни к чему не обязывает: позвоним и расскажем, как купить через вашего брокера.`,
    fields: [yourName, mobilePhone(), email, comment('Что спросить или уточнить')],
    fixed: { ...asked },
    warning: BOND_RISKS,
    consents: [risksRead('эмитент может не заплатить'), consent()],
    submit: 'Получить код и отправить',
    accepted: {
      title: 'Заявка у нас',
      text: 'Позвоним в рабочее время, обычно в течение часа. Покупка проходит у вашего брокера: нам деньги за облигации переводить не нужно.',
    },
    verifies: 'phone',
  };
}
