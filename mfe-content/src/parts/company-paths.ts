/** Pages of the company below its own one. */
export const COMPANY_PATHS = {
  company: '/o-kompanii',
  reviews: '/o-kompanii/otzyvi',
  careers: '/kariera',
  contacts: '/kontakty',
  card: '/qr-o-kompanii',
  app: '/mobilnoe-prilozhenie',
} as const;

export const HOME = { to: '/', label: 'Главная' };

/** The way up from what stands below the company's page. */
export const COMPANY_WAY_UP = [HOME, { to: COMPANY_PATHS.company, label: 'О компании' }];
