import { ARCHIVE_SUFFIX, type DocumentKind, type DocumentSection } from '@polden/api-contract';

/** A part of the site with documents. */
export interface SectionTexts {
  path: string;
  section: DocumentSection;
  title: string;
  metaTitle: string;
  description: string;
  lead: string;
}

export const SECTIONS = {
  documents: {
    path: '/documenty',
    section: 'documents',
    title: 'Документы',
    metaTitle: 'Документы: договоры, согласия, заявления',
    description:
      'Формы договоров, согласия, образцы заявлений и условия займов. Все редакции, и та, что действовала в день вашего договора.',
    lead: 'Всё, что подписывают вместе с нами. Прошлые редакции не исчезают: найдите ту, что действовала в день вашего договора.',
  },
  disclosure: {
    path: '/raskrytie-informatsii',
    section: 'disclosure',
    title: 'Раскрытие информации',
    metaTitle: 'Раскрытие информации',
    description:
      'Сведения о компании, правила и тарифы займов, отчётность, аудиторские заключения и сообщения эмитента. Бесплатно и без регистрации.',
    lead: 'Сведения, которые по закону открыты всем: бесплатно, круглые сутки и без регистрации.',
  },
} as const satisfies Record<DocumentSection, SectionTexts>;

/** Where a kind of documents belongs. */
export const SECTION_OF: Record<DocumentKind, SectionTexts> = {
  'disclosure-item': SECTIONS.disclosure,
  'document-file': SECTIONS.documents,
  'loan-document': SECTIONS.documents,
};

/** Documents of loans have no category of the editors: they stand together under this address. */
export const LOAN_DOCUMENTS = { url: 'dokumenty-zajma', title: 'Договор займа' };

/** Everything of a section; its own address has what is in force. */
export const ALL = 'vse';

/** The one address of a category, or of the section as a whole; or of its archive. */
export function sectionAddress(path: string, category: string | null, archive: boolean): string {
  if (archive) return `${path}/${category ?? ALL}${ARCHIVE_SUFFIX}`;
  return category === null ? path : `${path}/${category}`;
}

export const CHECK_PATH = '/documenty/reestr/proverka';
export const CHANGES_PATH = '/documenty/reestr/izmeneniya';

export const HOME = { to: '/', label: 'Главная' };

/** Tags of what pages with documents show. */
export const DOCUMENT_TAGS = [
  'disclosure-category',
  'disclosure-item',
  'document-category',
  'document-file',
  'loan-document',
];
