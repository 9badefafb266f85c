import type { RemoteModule } from '@polden/mfe-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

const calls = () => import(/* webpackChunkName: "contacts-calls" */ './contacts.calls.ts');

export const contactsRoutes = [
  {
    path: COMPANY_PATHS.contacts,
    handle: {
      chunk: 'contacts',
      layout: 'default',
      cityVariant: true,
      cacheTags: ['office-region', 'city-text'],
    },
    loader: async () => (await calls()).contactsLoader(),
    action: async (args) => (await calls()).letterAction(args),
    lazy: () => import(/* webpackChunkName: "contacts" */ './contacts-page.tsx'),
  },
  {
    path: COMPANY_PATHS.card,
    handle: { chunk: 'contact-card', layout: 'minimal', cacheTags: [] },
    loader: async () => (await calls()).cardLoader(),
    lazy: () => import(/* webpackChunkName: "contact-card" */ './card-page.tsx'),
  },
] satisfies RemoteModule['routes'];
