import { LEAD_GENERATOR_FIELDS, LEAD_GENERATOR_THANKS, REQUEST_PATHS } from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const TRAFFIC_QUESTION: RequestFormModel = {
  name: 'vopros',
  path: REQUEST_PATHS.leadGenerator,
  title: 'Сначала спросить',
  lead: 'Про модель оплаты, ограничения по источникам, отчёт или холд. Отвечает тот, кто потом будет с вами работать.',
  fields: fieldsOf(LEAD_GENERATOR_FIELDS),
  consents: [consent()],
  submit: 'Задать вопрос',
  accepted: LEAD_GENERATOR_THANKS,
};
