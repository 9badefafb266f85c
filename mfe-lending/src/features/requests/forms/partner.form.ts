import { PARTNER_FIELDS, PARTNER_THANKS, REQUEST_PATHS } from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const PARTNER: RequestFormModel = {
  name: 'partner',
  path: REQUEST_PATHS.partner,
  title: 'Начать сотрудничество',
  lead: 'Расскажите, откуда приходят ваши посетители. Предложим ставку и модель оплаты, пришлём договор.',
  fields: fieldsOf(PARTNER_FIELDS),
  consents: [consent('conditionsAccepted')],
  submit: 'Отправить заявку',
  accepted: PARTNER_THANKS,
};
