import type { ShellData } from '@polden/mfe-contract';

/** What a page shows of the lender when the API has never answered and nothing is on disk: the name, and no facts. */
export const UNKNOWN_SITE: Omit<ShellData, 'city' | 'local'> = {
  brand: {
    slug: 'polden',
    name: 'Полдень',
    nameLocative: 'Полдне',
    domain: '',
    tagline: '',
    phones: [],
    email: '',
    address: { street: '', locality: '', region: '', country: '', postalCode: '' },
    workingHours: '',
    legal: { name: '', inn: '', ogrn: '', registryNumber: '', registryDate: '', sro: '' },
  },
  settings: { currentDate: '', cookieManifest: { visible: false } },
  menu: [],
  counters: [],
  texts: {},
  footerSeo: [],
  networks: [],
  banners: [],
};
