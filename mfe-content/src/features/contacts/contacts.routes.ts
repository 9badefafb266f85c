import type { RemoteModule } from '@polden/mfe-contract';
import { requestAction } from '@polden/request-form';
import { COMPANY_PATHS } from '../company/company-paths.ts';
import { cardLoader, contactsLoader } from './contacts.loader.ts';
import { LETTER } from './letter.form.ts';

export const contactsRoutes = [
  {
    path: COMPANY_PATHS.contacts,
    handle: {
      chunk: 'contacts',
      layout: 'default',
      cityVariant: true,
      cacheTags: ['office-region', 'city-text'],
    },
    loader: contactsLoader,
    action: requestAction([LETTER]),
    lazy: () => import(/* webpackChunkName: "contacts" */ './contacts-page.tsx'),
  },
  {
    path: COMPANY_PATHS.card,
    handle: { chunk: 'contact-card', layout: 'minimal', cacheTags: [] },
    loader: cardLoader,
    lazy: () => import(/* webpackChunkName: "contact-card" */ './card-page.tsx'),
  },
] satisfies RemoteModule['routes'];
