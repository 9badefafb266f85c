import { NEED_MONEY_FIELDS, NEED_MONEY_THANKS, REQUEST_PATHS } from '@polden/api-contract';
import { CITIES } from '@polden/reference-data';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const NEED_MONEY: RequestFormModel = {
  name: 'nuzhny-dengi',
  path: REQUEST_PATHS.needMoney,
  title: 'Не хватает до нужной суммы?',
  lead: 'Оставьте телефон: перезвоним, посчитаем вместе и честно скажем, стоит ли вам брать заём.',
  fields: fieldsOf(NEED_MONEY_FIELDS),
  cities: CITIES.map(({ title }) => title),
  consents: [consent()],
  submit: 'Жду звонка',
  accepted: NEED_MONEY_THANKS,
};
