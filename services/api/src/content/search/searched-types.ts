import { DOCUMENT_PAGES, LEGAL_PAGES, type SearchKind } from '@polden/api-contract';
import {
  blogCategory,
  blogPost,
  companyDoc,
  type ContentType,
  disclosureCategory,
  disclosureItem,
  documentCategory,
  documentFile,
  faq,
  footerSeoPage,
  investorContract,
  investorPost,
  legalPage,
  loanDocument,
  marketplaceItem,
  mediaOther,
  mediaOur,
  mediaVideo,
  officeRegion,
  photobankPhoto,
  seoMeta,
  termsPage,
  vacancy,
} from '@polden/content-model';

export interface SearchedType {
  type: ContentType;
  kind: SearchKind;
  /** Address of the page that shows an item; `:name` is a column of its row. Or all addresses, by slug. */
  path: string | Readonly<Record<string, string>>;
  /** Pages that are no items stand at addresses of this form, too. */
  amongOthers?: true;
  /** Column of the title, where it is not that of the type. */
  title?: string;
  /** What its page says behind the title of the item. */
  titleEnd?: string;
  /** Columns that are searched beside the title; all that have words when left out. */
  words?: readonly string[];
  /** Columns that are searched and never shown: words that nobody wrote to be read. */
  unshown?: readonly string[];
  /** What an item is: its own text takes that for granted, visitors write it down, as in «офис в Казани». */
  called?: string;
}

/** What visitors find, and where each item is shown. */
export const SEARCHED_TYPES: readonly SearchedType[] = [
  { type: footerSeoPage, kind: 'page', path: ':url', words: [] },
  {
    type: seoMeta,
    kind: 'page',
    path: ':url',
    title: 'title',
    words: ['description', 'heading'],
    unshown: ['keywords'],
  },
  { type: faq, kind: 'question', path: '/voprosy-i-otvety#vopros-:id' },
  {
    type: documentCategory,
    kind: 'document',
    path: '/documenty/:slug',
    amongOthers: true,
    titleEnd: ' — документы',
  },
  {
    type: disclosureCategory,
    kind: 'document',
    path: '/raskrytie-informatsii/:slug',
    amongOthers: true,
    titleEnd: ' — раскрытие информации',
  },
  { type: documentFile, kind: 'document', path: `${DOCUMENT_PAGES['document-file']}/:id` },
  { type: disclosureItem, kind: 'document', path: `${DOCUMENT_PAGES['disclosure-item']}/:id` },
  { type: loanDocument, kind: 'document', path: `${DOCUMENT_PAGES['loan-document']}/:id` },
  { type: investorContract, kind: 'document', path: '/investitsionnye-dogovory/:tab#dogovor-:id' },
  { type: companyDoc, kind: 'document', path: '/o-kompanii#fayl-:id' },
  { type: investorPost, kind: 'page', path: '/investoram#rasskaz-:id', titleEnd: ' — инвесторам' },
  { type: termsPage, kind: 'terms', path: '/uslovija/:slug' },
  { type: legalPage, kind: 'terms', path: LEGAL_PAGES },
  { type: blogCategory, kind: 'blog', path: '/blog/tema/:slug', titleEnd: ': статьи блога' },
  { type: blogPost, kind: 'blog', path: '/blog/:slug' },
  { type: mediaOur, kind: 'news', path: '/o-kompanii/nashi-novosti/:slug', called: 'новости' },
  {
    type: mediaOther,
    kind: 'press',
    path: '/o-kompanii/nashi-novosti/:slug',
    called: 'СМИ пресса публикации',
  },
  { type: mediaVideo, kind: 'video', path: '/o-kompanii/video/:id', called: 'видео ролик' },
  { type: vacancy, kind: 'vacancy', path: '/kariera/:slug', called: 'вакансия работа' },
  // Advertising is shown with its marks alone, on its own page: not a word of it beside the title.
  {
    type: marketplaceItem,
    kind: 'offer',
    path: '/marketplace#predlozhenie-:id',
    titleEnd: ' — предложение партнёра',
    words: [],
    unshown: ['lead'],
  },
  { type: photobankPhoto, kind: 'photo', path: '/o-kompanii/photobank?photo=:id', called: 'фото фотография' },
  { type: officeRegion, kind: 'office', path: '/kontakty#:slug', called: 'офис адрес' },
];

/** Names of types without a common route: each item has an address of its own. */
export const OWN_PAGES = SEARCHED_TYPES.filter(({ path }) => typeof path !== 'string' || path === ':url').map(
  ({ type }) => type.name,
);
