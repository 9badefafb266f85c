import { FORM_MESSAGES, REQUEST_PATHS } from '@polden/api-contract';
import { REQUEST_TEXTS } from '@polden/field-kinds';
import { comment, consent, mobilePhone, type RequestFormModel, yourName } from '@polden/request-form';

export const REAL_ESTATE: RequestFormModel = {
  name: 'nedvizhimost',
  path: REQUEST_PATHS.realEstate,
  title: 'Залог — недвижимость',
  lead: 'Такие займы мы выдаём только организациям и предпринимателям: жильё гражданина под потребительский заём в залог не берём, это запрещает закон. Оставьте адрес объекта, и мы скажем, подходит ли он.',
  fields: [
    yourName,
    mobilePhone(),
    {
      kind: 'line',
      name: 'address',
      of: REQUEST_TEXTS.address,
      label: 'Адрес объекта',
      autoComplete: 'street-address',
      required: true,
      missing: FORM_MESSAGES.address,
    },
    { kind: 'money', name: 'sum', label: 'Какая сумма нужна' },
    comment('Что это за объект', 'Склад, магазин, офис, земля; площадь и кто владелец'),
  ],
  consents: [consent()],
  submit: 'Узнать условия',
  accepted: {
    title: 'Заявка у нас',
    text: 'Специалист по залогам позвонит в течение рабочего дня и скажет, какие документы понадобятся.',
  },
};
