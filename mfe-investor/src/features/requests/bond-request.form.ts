import {
  type AskedBonds,
  BOND_RISKS,
  BOND_THANKS,
  INVESTOR_FIELDS,
  REQUEST_PATHS,
} from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';
import { risksRead } from './risks-read.ts';

/** `asked`: what the calculator shows; `terms`: the same in words. */
export function bondRequest(asked: Record<keyof AskedBonds, number>, terms: string): RequestFormModel {
  return {
    name: 'zayavka',
    path: REQUEST_PATHS.bond,
    title: 'Заявка на облигации',
    lead: `${terms} Другой выпуск, счёт или сумму выберите в калькуляторе: заявка возьмёт их оттуда. Она ни к чему не обязывает: позвоним и расскажем, как купить через вашего брокера.`,
    fields: fieldsOf(INVESTOR_FIELDS),
    fixed: { ...asked },
    warning: BOND_RISKS,
    consents: [risksRead('эмитент может не заплатить'), consent()],
    submit: 'Получить код и отправить',
    accepted: BOND_THANKS,
    verifies: 'phone',
  };
}
