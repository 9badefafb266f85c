import { REQUEST_PATHS } from '@polden/api-contract';
import { comment, consent, email, phone, type RequestFormModel, yourName } from '@polden/request-form';

export const AGENT: RequestFormModel = {
  name: 'agent',
  path: REQUEST_PATHS.agent,
  title: 'Расскажите о себе',
  lead: 'Перезвоним в течение рабочего дня, ответим на вопросы и пришлём договор на почту. Это ни к чему не обязывает.',
  fields: [
    yourName,
    { kind: 'city', name: 'city', label: 'Город', required: true, missing: 'Введите город' },
    phone('phoneNumber'),
    email,
    comment('Чем занимаетесь сейчас', 'Например: автосалон, страхование, комиссионная торговля'),
  ],
  consents: [consent('conditionsAccepted')],
  submit: 'Стать агентом',
  accepted: {
    title: 'Заявка у нас',
    text: 'Менеджер по работе с агентами позвонит в течение рабочего дня с номера горячей линии.',
  },
};
