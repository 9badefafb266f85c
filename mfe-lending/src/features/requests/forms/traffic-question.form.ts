import { FORM_MESSAGES, REQUEST_PATHS } from '@polden/api-contract';
import { REQUEST_TEXTS } from '@polden/field-kinds';
import { consent, email, phone, type RequestFormModel } from '@polden/request-form';

export const TRAFFIC_QUESTION: RequestFormModel = {
  name: 'vopros',
  path: REQUEST_PATHS.leadGenerator,
  title: 'Сначала спросить',
  lead: 'Про модель оплаты, ограничения по источникам, отчёт или холд. Отвечает тот, кто потом будет с вами работать.',
  fields: [
    {
      kind: 'line',
      name: 'title',
      of: REQUEST_TEXTS.site,
      label: 'Сайт или компания',
      autoComplete: 'organization',
      required: true,
      missing: FORM_MESSAGES.site,
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'Откуда трафик',
      placeholder: 'Выберите',
      options: [
        'Поиск',
        'Контекстная реклама',
        'Социальные сети',
        'Рассылки',
        'Витрина предложений',
        'Офлайн',
      ],
      required: true,
      missing: FORM_MESSAGES.trafficType,
    },
    phone(),
    email,
    {
      kind: 'lines',
      name: 'questions',
      of: REQUEST_TEXTS.question,
      label: 'Ваш вопрос',
      required: true,
      missing: FORM_MESSAGES.question,
    },
  ],
  consents: [consent()],
  submit: 'Задать вопрос',
  accepted: { title: 'Вопрос получили', text: 'Ответим письмом, обычно в тот же рабочий день.' },
};
