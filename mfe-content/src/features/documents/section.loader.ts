import {
  ARCHIVE_SUFFIX,
  type DocumentRegister,
  type DocumentSection,
  REGISTER_DAYS,
} from '@polden/api-contract';
import { isDay } from '@polden/ru';
import type { LoaderFunctionArgs, Params } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { movedTo } from '../../parts/moved-to.ts';
import { categoryTree, pathTo } from './category-tree.ts';
import { ALL, LOAN_DOCUMENTS, SECTION_OF, sectionAddress, type SectionTexts } from './document-sections.ts';
import { readCategoryUrl, readRegister } from './documents.api.ts';

export interface SectionData {
  register: DocumentRegister;
  /** Last part of the address of the category; null at the top. */
  category: string | null;
  archive: boolean;
  /** What is looked for; '' for nothing. */
  query: string;
  /** YYYY-MM-DD: the day of the register shown; null for today. */
  date: string | null;
  /** The address has a day that the register does not know; today is shown instead. */
  isDateRefused: boolean;
}

const LONGEST_QUERY = 200;

/**
 * The loader of a section of documents and of its categories. Throws a Response: 301 to the one address of a category, 404
 * for an unknown one, 410 for a removed one, 503 without data.
 */
export function sectionLoader({ path, section }: SectionTexts) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<SectionData> => {
    const { searchParams } = new URL(request.url);
    const given = searchParams.get('date') ?? '';
    const date = isRegisterDay(given) ? given : null;
    const { archive, url } = askedCategory(params);
    const register = await readRegister(section, date).catch(failed);
    const present = isKnown(register, url, section)
      ? url
      : (await readCategoryUrl(section, url).catch(failed)).url;
    // Once it is known to be there: what leads on for good leads to a page.
    if (present !== url || params['*'] !== undefined || params['category'] === ALL)
      throw movedTo(sectionAddress(path, present === ALL ? null : present, archive), request);
    return {
      register,
      category: url === ALL ? null : url,
      archive,
      query: (searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
      date,
      isDateRefused: given !== '' && date === null,
    };
  };
}

/** The last part of an address below other categories decides; its archive may be asked for in any part. */
function askedCategory({ '*': below, category = ALL }: Params): { url: string; archive: boolean } {
  const parts = (below ?? category).split('/').filter(Boolean);
  const last = parts.at(-1) ?? ALL;
  return {
    archive: parts.some((part) => part.endsWith(ARCHIVE_SUFFIX)),
    url: last.endsWith(ARCHIVE_SUFFIX) ? last.slice(0, -ARCHIVE_SUFFIX.length) : last,
  };
}

function isKnown(register: DocumentRegister, url: string, section: DocumentSection): boolean {
  // The documents of loans have their category even while there are none.
  const ofLoans = url === LOAN_DOCUMENTS.url && section === SECTION_OF['loan-document'].section;
  return url === ALL || ofLoans || pathTo(categoryTree(register), url) !== null;
}

function isRegisterDay(text: string): boolean {
  return isDay(text) && text >= REGISTER_DAYS.first && text <= REGISTER_DAYS.last;
}

function failed(error: unknown): never {
  throw failedPage(error);
}
