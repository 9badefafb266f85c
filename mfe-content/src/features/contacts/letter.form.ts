import { FORM_MESSAGES, REVIEW_PATHS } from '@polden/api-contract';
import { REQUEST_TEXTS } from '@polden/field-kinds';
import { consent, email, phone, yourName, type RequestFormModel } from '@polden/request-form';

/** A letter to the company: staff alone read it. */
export const LETTER: RequestFormModel = {
  name: 'pismo',
  path: REVIEW_PATHS.add,
  title: 'Написать нам',
  lead: 'Письмо попадёт к сотруднику, а не в общий ящик. На сайте его не покажем.',
  fields: [
    {
      kind: 'lines',
      name: 'message',
      of: REQUEST_TEXTS.review,
      label: 'О чём письмо',
      required: true,
      missing: FORM_MESSAGES.letter,
    },
    yourName,
    { ...email, hint: 'Сюда придёт ответ' },
    { ...phone('number'), required: false },
  ],
  fixed: { type: 'feedback' },
  consents: [consent()],
  submit: 'Отправить письмо',
  accepted: {
    title: 'Письмо у нас',
    text: 'Ответим на почту в течение двух рабочих дней. Если срочно, позвоните.',
  },
};
