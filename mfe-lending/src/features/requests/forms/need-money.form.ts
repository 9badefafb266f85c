import { REQUEST_PATHS } from '@polden/api-contract';
import { comment, consent, mobilePhone, type RequestFormModel, yourName } from '@polden/request-form';

export const NEED_MONEY: RequestFormModel = {
  name: 'nuzhny-dengi',
  path: REQUEST_PATHS.needMoney,
  title: 'Не хватает до нужной суммы?',
  lead: 'Оставьте телефон: перезвоним, посчитаем вместе и честно скажем, стоит ли вам брать заём.',
  fields: [
    yourName,
    mobilePhone(),
    { kind: 'money', name: 'sum', label: 'Сколько не хватает' },
    { kind: 'city', name: 'city', label: 'Город' },
    comment('На что нужны деньги'),
  ],
  consents: [consent()],
  submit: 'Жду звонка',
  accepted: {
    title: 'Перезвоним',
    text: 'Обычно в течение часа, если работает горячая линия. Её часы — внизу страницы.',
  },
};
