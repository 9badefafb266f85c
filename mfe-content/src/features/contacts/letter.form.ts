import { EMAIL_FIELD, FORM_MESSAGES, NAME_FIELD, PHONE_FIELD, REVIEW_PATHS } from '@polden/api-contract';
import { REQUEST_TEXTS } from '@polden/field-kinds';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

/** A letter to the company: staff alone read it. */
export const LETTER: RequestFormModel = {
  name: 'pismo',
  path: REVIEW_PATHS.add,
  title: 'Написать нам',
  lead: 'Письмо попадёт к сотруднику, а не в общий ящик. На сайте его не покажем.',
  fields: fieldsOf({
    message: {
      kind: 'lines',
      of: REQUEST_TEXTS.review,
      label: 'О чём письмо',
      required: true,
      missing: FORM_MESSAGES.letter,
    },
    name: NAME_FIELD,
    email: { ...EMAIL_FIELD, hint: 'Сюда придёт ответ' },
    number: { ...PHONE_FIELD, required: false },
  }),
  fixed: { type: 'feedback' },
  consents: [consent()],
  submit: 'Отправить письмо',
  accepted: {
    title: 'Письмо у нас',
    text: 'Ответим на почту в течение двух рабочих дней. Если срочно, позвоните.',
  },
};
