import type { ShellData } from '@polden/mfe-contract';

/** What a shell gives to every page, for tests of remotes. */
export const SHELL_DATA: ShellData = {
  brand: {
    slug: 'polden',
    name: 'Полдень',
    nameLocative: 'Полдне',
    domain: 'polden.example',
    tagline: '',
    phones: [{ title: '8 800 555-12-00', tel: '+78005551200' }],
    email: 'info@polden.example',
    address: {
      street: 'ул. Ясная, 12',
      locality: 'Москва',
      region: 'Москва',
      country: 'Россия',
      postalCode: '101000',
    },
    workingHours: 'с 9 до 21',
    legal: {
      name: 'ООО МФК «Полдень»',
      inn: '1',
      ogrn: '2',
      registryNumber: '3',
      registryDate: '01.01.2020',
      sro: 'СРО',
    },
  },
  city: {
    alias: 'msk',
    title: 'Москва',
    prepositional: 'Москве',
    where: 'в Москве',
    isDefault: true,
    origin: 'https://polden.example',
    mainOrigin: 'https://polden.example',
  },
  settings: { currentDate: '2026-11-20T12:00:00+03:00', cookieManifest: { visible: false } },
  menu: [],
  counters: [],
  texts: {},
  footerSeo: [],
  networks: [],
  banners: [],
  local: false,
};
