import { FORM_MESSAGES, REQUEST_PATHS } from '@polden/api-contract';
import { REQUEST_TEXTS } from '@polden/field-kinds';
import { comment, consent, email, phone, type RequestFormModel } from '@polden/request-form';

export const PARTNER: RequestFormModel = {
  name: 'partner',
  path: REQUEST_PATHS.partner,
  title: 'Начать сотрудничество',
  lead: 'Расскажите, откуда приходят ваши посетители. Предложим ставку и модель оплаты, пришлём договор.',
  fields: [
    {
      kind: 'line',
      name: 'company',
      of: REQUEST_TEXTS.company,
      label: 'Компания или сайт',
      autoComplete: 'organization',
      required: true,
      missing: FORM_MESSAGES.company,
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'Чем вы занимаетесь',
      placeholder: 'Выберите',
      options: [
        'Сайт с трафиком',
        'Партнёрская сеть',
        'Канал или сообщество',
        'Автосалон или дилер',
        'Финансовый посредник',
        'Другое',
      ],
      required: true,
      missing: FORM_MESSAGES.companyType,
    },
    phone('phoneNumber'),
    email,
    comment('Что важно знать о вашей площадке', 'Тематика, посещаемость, города'),
  ],
  consents: [consent('conditionsAccepted')],
  submit: 'Отправить заявку',
  accepted: {
    title: 'Заявка принята',
    text: 'Ответим на почту в течение двух рабочих дней: предложим условия и назовём имя вашего менеджера.',
  },
};
