import { PRIZE_FIELDS, PRIZE_THANKS, REQUEST_PATHS } from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const PRIZE: RequestFormModel = {
  name: 'uchastie',
  path: REQUEST_PATHS.prize,
  title: 'Участвовать',
  lead: 'Одна заявка от человека. Номер договора найдёте на его первой странице.',
  fields: fieldsOf(PRIZE_FIELDS),
  consents: [consent()],
  submit: 'Участвовать в розыгрыше',
  accepted: PRIZE_THANKS,
  once: true,
};
