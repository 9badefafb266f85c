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
    text: 'Ежедневно с 8:00 до 22:00 по московскому времени, обычно в течение часа.',
  },
};
