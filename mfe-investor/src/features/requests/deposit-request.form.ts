import {
  type AskedDeposit,
  DEPOSIT_RISKS,
  DEPOSIT_THANKS,
  INVESTOR_FIELDS,
  REQUEST_PATHS,
} from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';
import { risksRead } from './risks-read.ts';

/** `asked`: what the calculator shows; `terms`: the same in words. */
export function depositRequest(asked: Record<keyof AskedDeposit, number>, terms: string): RequestFormModel {
  return {
    name: 'zayavka',
    path: REQUEST_PATHS.investor,
    title: 'Оставить заявку',
    lead: `${terms} Другие условия выберите в калькуляторе: заявка возьмёт их оттуда. Она ни к чему не обязывает: позвоним, ответим на вопросы и пришлём проект договора.`,
    fields: fieldsOf(INVESTOR_FIELDS),
    fixed: { ...asked },
    warning: DEPOSIT_RISKS,
    consents: [risksRead('вернуть деньги может только компания'), consent()],
    submit: 'Получить код и отправить',
    accepted: DEPOSIT_THANKS,
    verifies: 'phone',
  };
}
