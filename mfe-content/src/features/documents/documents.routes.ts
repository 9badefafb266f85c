import { DOCUMENT_KINDS, DOCUMENT_PAGES } from '@polden/api-contract';
import type { RemoteModule, RemoteRoute } from '@polden/mfe-contract';
import type { LoaderFunction } from 'react-router-dom';
import {
  CHANGES_PATH,
  CHECK_PATH,
  DOCUMENT_TAGS,
  LOAN_DOCUMENTS,
  SECTIONS,
  type SectionTexts,
} from './document-sections.ts';

const calls = () => import(/* webpackChunkName: "documents-calls" */ './documents.calls.ts');

const COMMON = { layout: 'default', cacheTags: DOCUMENT_TAGS } as const;

const disclosure = sectionRoutes(SECTIONS.disclosure, {
  handle: {
    ...COMMON,
    chunk: 'disclosure',
    sitemap: [{ path: `${SECTIONS.disclosure.path}/:slug`, list: 'disclosure-category' }],
  },
  lazy: () => import(/* webpackChunkName: "disclosure" */ './disclosure-page.tsx'),
});

const documents = sectionRoutes(SECTIONS.documents, {
  handle: {
    ...COMMON,
    chunk: 'documents',
    sitemap: [
      { path: `${SECTIONS.documents.path}/:slug`, list: 'document-category' },
      { path: `${SECTIONS.documents.path}/${LOAN_DOCUMENTS.url}` },
    ],
  },
  lazy: () => import(/* webpackChunkName: "documents" */ './documents-page.tsx'),
});

/** The section itself, its categories, and the addresses of categories below others, which lead to their own. */
function sectionRoutes(texts: SectionTexts, page: Pick<RemoteRoute, 'handle' | 'lazy'>): RemoteRoute[] {
  const { sitemap: _pages, ...handle } = page.handle;
  const loader: LoaderFunction = async (args) => (await calls()).sectionLoader(texts)(args);
  return [
    { ...page, path: texts.path, handle, loader },
    { ...page, path: `${texts.path}/:category`, loader },
    { ...page, path: `${texts.path}/*`, handle: { ...handle, sitemap: false }, loader },
  ];
}

const documentRoutes = DOCUMENT_KINDS.map((kind): RemoteRoute => ({
  path: `${DOCUMENT_PAGES[kind]}/:id`,
  handle: { ...COMMON, chunk: 'document', sitemap: false },
  loader: async (args) => (await calls()).documentLoader(kind)(args),
  lazy: () => import(/* webpackChunkName: "document" */ './document-page.tsx'),
}));

export const documentsRoutes = [
  ...disclosure,
  ...documents,
  ...documentRoutes,
  {
    path: CHECK_PATH,
    handle: { ...COMMON, chunk: 'document-check' },
    loader: async (args) => (await calls()).checkLoader(args),
    lazy: () => import(/* webpackChunkName: "document-check" */ './check-page.tsx'),
  },
  {
    path: CHANGES_PATH,
    handle: { ...COMMON, chunk: 'document-changes' },
    loader: async () => (await calls()).changesLoader(),
    lazy: () => import(/* webpackChunkName: "document-changes" */ './changes-page.tsx'),
  },
] satisfies RemoteModule['routes'];
