import { REAL_ESTATE_FIELDS, REAL_ESTATE_THANKS, REQUEST_PATHS } from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const REAL_ESTATE: RequestFormModel = {
  name: 'nedvizhimost',
  path: REQUEST_PATHS.realEstate,
  title: 'Залог — недвижимость',
  lead: 'Такие займы мы выдаём только организациям и предпринимателям: жильё гражданина под потребительский заём в залог не берём, это запрещает закон. Оставьте адрес объекта, и мы скажем, подходит ли он.',
  fields: fieldsOf(REAL_ESTATE_FIELDS),
  consents: [consent()],
  submit: 'Узнать условия',
  accepted: REAL_ESTATE_THANKS,
};
