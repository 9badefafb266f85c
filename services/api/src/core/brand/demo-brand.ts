import type { Brand } from '@polden/api-contract';

/** A made-up lender: the numbers are well-formed and belong to nobody. */
export const demoBrand: Brand = {
  slug: 'polden',
  name: 'Полдень',
  nameLocative: 'Полдне',
  domain: 'polden.example',
  tagline: 'Займы и инвестиции без тени сомнения',
  phones: [
    { title: '8 800 000-12-00', tel: '+78000001200' },
    { title: '8 800 000-12-12', tel: '+78000001212' },
  ],
  email: 'privet@polden.example',
  address: {
    street: 'ул. Солнечная, д. 12, офис 12',
    locality: 'Москва',
    region: 'Москва',
    country: 'Россия',
    postalCode: '101000',
  },
  workingHours: 'Ежедневно с 8:00 до 22:00 по московскому времени',
  legal: {
    name: 'ООО МФК «Полдень»',
    inn: '7700000001',
    ogrn: '1000000000012',
    registryNumber: '0000000000012',
    registryDate: '2012-12-12',
    sro: 'СРО «Вымышленный союз микрофинансовых организаций»',
  },
  bank: {
    account: '40701810500000001200',
    bankName: 'АО КБ «Примерный», г. Москва',
    bik: '044525012',
    correspondentAccount: '30101810600000000012',
    kpp: '770001001',
  },
};
