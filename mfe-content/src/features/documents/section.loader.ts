import { ARCHIVE_SUFFIX, type DocumentRegister, REGISTER_DAYS } from '@polden/api-contract';
import { isDay } from '@polden/ru';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { categoryTree, pathTo } from './category-tree.ts';
import { ALL, LOAN_DOCUMENTS, type SectionTexts } from './document-sections.ts';
import { readCategoryUrl, readRegister } from './documents.api.ts';

export interface SectionData {
  register: DocumentRegister;
  /** Last part of the address of the category; null at the top. */
  category: string | null;
  archive: boolean;
  /** What is looked for; '' for nothing. */
  query: string;
  /** YYYY-MM-DD: the day whose register is shown; null for today. */
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
    const { search, searchParams } = new URL(request.url);
    const given = searchParams.get('date') ?? '';
    const date = isRegisterDay(given) ? given : null;
    const asked = params['category'] ?? ALL;
    const archive = asked.endsWith(ARCHIVE_SUFFIX);
    const url = archive ? asked.slice(0, -ARCHIVE_SUFFIX.length) : asked;
    const addressOf = (present: string) => `${path}/${present}${archive ? ARCHIVE_SUFFIX : ''}${search}`;
    if (params['category'] === ALL) throw redirect(`${path}${search}`, 301);
    if (params['parent'] !== undefined) throw redirect(addressOf(url), 301);
    const register = await readRegister(section, date).catch(failed);
    if (url !== ALL && url !== LOAN_DOCUMENTS.url && !pathTo(categoryTree(register), url)) {
      const present = await readCategoryUrl(section, url).catch(failed);
      throw redirect(addressOf(present.url), 301);
    }
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

function isRegisterDay(text: string): boolean {
  return isDay(text) && text >= REGISTER_DAYS.first && text <= REGISTER_DAYS.last;
}

function failed(error: unknown): never {
  throw failedPage(error);
}
