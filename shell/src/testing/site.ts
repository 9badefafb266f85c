import type { MenuItem, MenuKind } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import { UNKNOWN_SITE } from '../server/unknown-site.ts';
import { MAIN_SITE } from './main-site.ts';

let lastId = 0;

function item(kind: MenuKind, title: string, url: string, parent: MenuItem | null = null): MenuItem {
  lastId += 1;
  return { id: lastId, parent_id: parent?.id ?? null, kind, title, url, position: lastId };
}

const loans = item('main', 'Займы', '/zajm');
const company = item('main', 'О компании', '/o-kompanii');

/** A site with a little of everything that stands around a page. */
export const SITE: ShellData = {
  ...UNKNOWN_SITE,
  local: false,
  city: MAIN_SITE,
  brand: {
    ...UNKNOWN_SITE.brand,
    phones: [
      { title: '8 800 000-12-00', tel: '+78000001200' },
      { title: '8 800 000-12-12', tel: '+78000001212' },
    ],
    legal: { ...UNKNOWN_SITE.brand.legal, name: 'ООО МФК «Полдень»', inn: '7700000001', ogrn: '1' },
  },
  settings: { currentDate: '2026-11-21T12:00:00+03:00', cookieManifest: { visible: true } },
  menu: [
    loans,
    item('main', 'Под залог', '/zajm/zalog', loans),
    item('main', 'На карту', '/zajm', loans),
    company,
    item('main', 'Новости', '/o-kompanii/novosti', company),
    item('header', 'Контакты', '/kontakty'),
    item('footer', 'Документы', '/documenty'),
    item('payment', 'Все способы', '/pogasit-zajm'),
    item('payment', 'Переводом', '/pogasit-zajm/perevod'),
  ],
  footerSeo: [
    { id: 1, title: 'Займы', position: 1, items: [{ id: 1, title: 'Под ПТС', url: '/pts', position: 1 }] },
  ],
  networks: [{ id: 1, title: 'Телеграм', url: 'https://t.example/polden', icon: 'telegram' }],
  texts: { 'footer-loans': '<p>Полная стоимость займов</p>' },
  roles: { policy: '/policy', login: '/login' },
  offers: ['/pogasit-zajm', '/mobilnoe-prilozhenie', '/o-kompanii/nashi-novosti', '/o-kompanii'].map(
    (to) => ({
      to,
      icon: 'document',
      title: `Страница ${to}`,
      text: 'Кратко',
    }),
  ),
  subscription: { edition: '2026-11-01', text: 'Согласен получать письма' },
};
