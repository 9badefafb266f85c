import { AGENT_FIELDS, AGENT_THANKS, REQUEST_PATHS } from '@polden/api-contract';
import { CITIES } from '@polden/reference-data';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const AGENT: RequestFormModel = {
  name: 'agent',
  path: REQUEST_PATHS.agent,
  title: 'Расскажите о себе',
  lead: 'Перезвоним в течение рабочего дня, ответим на вопросы и пришлём договор на почту. Это ни к чему не обязывает.',
  fields: fieldsOf(AGENT_FIELDS),
  cities: CITIES.map(({ title }) => title),
  consents: [consent('conditionsAccepted')],
  submit: 'Стать агентом',
  accepted: AGENT_THANKS,
};
