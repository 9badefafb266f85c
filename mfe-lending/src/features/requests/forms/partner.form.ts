import { PARTNER_FIELDS, REQUEST_PATHS } from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const PARTNER: RequestFormModel = {
  name: 'partner',
  path: REQUEST_PATHS.partner,
  title: 'Начать сотрудничество',
  lead: 'Расскажите, откуда приходят ваши посетители. Предложим ставку и модель оплаты, пришлём договор.',
  fields: fieldsOf(PARTNER_FIELDS),
  consents: [consent('conditionsAccepted')],
  submit: 'Отправить заявку',
  accepted: {
    title: 'Заявка принята',
    text: 'Ответим на почту в течение двух рабочих дней: предложим условия и назовём имя вашего менеджера.',
  },
};
