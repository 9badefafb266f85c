import { Injectable } from '@nestjs/common';
import { visibleText } from '@polden/field-kinds';
import { CITIES } from '@polden/reference-data';
import { withYear } from '@polden/ru';
import { searchText } from '../search-text.ts';
import { rulesOf } from '../fields/field-kinds.ts';
import { fieldsOf, textIn } from '../fields/values.ts';
import { FileUnread } from '../media/files/file-text.ts';
import { VisibleContent, type VisibleItem } from '../visible-content.ts';
import { FileTexts } from './file-texts.ts';
import { isLoanPath } from './loan-paths.ts';
import { type SearchDocument, UNSHOWN } from './search.repository.ts';
import type { SearchedType } from './searched-types.ts';

/** What is kept of a text; the rest of a book is not looked into. */
const MAX_BODY = 100_000;
/** In a path: many pages, or none. */
const NONE = '*';
const PLACE = /:([a-z]+)/gu;
/** What every offer of a loan must say (38-ФЗ ст. 28 ч. 3): nobody looks for it, and it would be half of what is shown of a page. */
const WARNING = /Оценивайте свои финансовые возможности и риски\.(?: Изучите все условия [^.]*\.)?/giu;
/** In a text that each city has with its name. */
const OF_CITY = / ?\{(?:city|where)\}/gu;
const CITY_NAMES = CITIES.map(({ where }) => where).join(', ');

/** Makes the searched documents from what visitors see. */
@Injectable()
export class SearchDocuments {
  constructor(
    private readonly content: VisibleContent,
    private readonly files: FileTexts,
  ) {}

  /** Of those of the ids that visitors see and that have a page. */
  async among(searched: SearchedType, ids: readonly number[]): Promise<SearchDocument[]> {
    const { type } = searched;
    const items = await this.content.among(type, ids);
    const documents: SearchDocument[] = [];
    for (const item of items) {
      const path = pathOf(searched, item);
      const own = withoutPlaceholders(textIn(item.values, searched.title ?? type.title));
      const title = own + (searched.titleEnd ?? '');
      if (path === null || own === '' || item.values['hidden'] === true) continue;
      const shown = await this.textOf(searched, item);
      documents.push({
        contentType: type.name,
        itemId: item.id,
        kind: searched.kind === 'page' && isLoanPath(path) ? 'loan' : searched.kind,
        path,
        title: plain(title),
        titleKey: searchText(plain(title)),
        body: bodyOf(
          shown ?? '',
          [
            textOfColumns(searched, item, searched.unshown ?? []),
            searched.called ?? '',
            citiesOf(searched, item),
          ]
            .join('\n')
            .trim(),
        ),
        fileId: documentOf(searched, item)?.id ?? null,
        publicAt: type.drafts ? item.publishedAt : null,
        isUnread: shown === null,
      });
    }
    return documents;
  }

  /** Null for a file that cannot be read now: the document is found by its title until it can. */
  private async textOf(
    searched: SearchedType,
    item: VisibleItem<SearchedType['type']>,
  ): Promise<string | null> {
    const document = documentOf(searched, item);
    if (!document) return textOfColumns(searched, item, searched.words);
    return this.files.of(document).catch((error: unknown) => {
      if (error instanceof FileUnread) return null;
      throw error;
    });
  }
}

/** Of these columns, all when none are named; never the title nor what is personal. */
function textOfColumns(
  { type, title }: SearchedType,
  item: VisibleItem<SearchedType['type']>,
  columns?: readonly string[],
): string {
  return fieldsOf(type)
    .filter(([name, { personal }]) => name !== (title ?? type.title) && !personal)
    .filter(([name]) => columns === undefined || columns.includes(name))
    .map(([name, { kind }]) => rulesOf(kind).text(item.values[name] ?? null))
    .filter(Boolean)
    .join('\n');
}

function bodyOf(shown: string, unshown: string): string {
  const parts = [shown, unshown].filter((text, index) => index === 0 || text !== '');
  return parts
    .map((text) => plain(withoutPlaceholders(text)).replace(WARNING, '').slice(0, MAX_BODY))
    .join(UNSHOWN);
}

/** The file that says what the item is about; a film says nothing that could be read. */
function documentOf({ kind }: SearchedType, { file }: VisibleItem<SearchedType['type']>) {
  return kind === 'document' ? file : null;
}

/** Null for a rule over many pages, for an address of another site, and for what has no page. */
function pathOf({ path, type }: SearchedType, item: VisibleItem<SearchedType['type']>): string | null {
  const subdomain = 'subdomain' in type.fields ? textIn(item.values, 'subdomain') : 'msk';
  const columnOf = (name: string) => {
    const value = name === 'id' ? item.id : item.column(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : NONE;
  };
  const filled =
    typeof path === 'string'
      ? path.replace(PLACE, (_all, name: string) => columnOf(name))
      : (path[columnOf('slug')] ?? NONE);
  return filled.startsWith('/') && !filled.includes(NONE) && subdomain === 'msk' ? filled : null;
}

/** Words for the sites of all cities and for all years: «Контакты {where}: адреса» is found as «Контакты: адреса». */
function withoutPlaceholders(text: string): string {
  return withYear(text).replaceAll(OF_CITY, '').trim();
}

/** A page that each city has is asked for with the city's name. */
function citiesOf({ title, type }: SearchedType, { values }: VisibleItem<SearchedType['type']>): string {
  return textIn(values, title ?? type.title).search(OF_CITY) < 0 ? '' : CITY_NAMES;
}

/** Without the characters that no database takes, or that mark what was found. */
function plain(text: string): string {
  return visibleText(text).replace(/[^\P{Cc}\n]/gu, ' ');
}
