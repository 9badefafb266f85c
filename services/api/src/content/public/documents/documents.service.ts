import { Injectable } from '@nestjs/common';
import {
  ARCHIVE_SUFFIX,
  type DisclosureItem,
  type DocumentCategory,
  type DocumentEntry,
  type DocumentFileItem,
  type LoanDocument,
} from '@polden/api-contract';
import {
  disclosureCategory,
  disclosureItem,
  documentCategory,
  documentFile,
  loanDocument,
} from '@polden/content-model';
import { AppError } from '../../../core/errors/app-error.ts';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { byArchive, documentEntry } from './document-entry.ts';
import { deepItems, documentTree, findCategory, type Named, onlyArchived } from './document-tree.ts';

const ALL = 'all';

const disclosure = {
  category: disclosureCategory,
  item: disclosureItem,
  named: (entry: DocumentEntry, id: number): DisclosureItem => ({ ...entry, disclosure_category_id: id }),
};
const documents = {
  category: documentCategory,
  item: documentFile,
  named: (entry: DocumentEntry, id: number): DocumentFileItem => ({ ...entry, document_category_id: id }),
};

/** A tree of categories with documents: which types it is made of. */
interface Section<Item extends DocumentEntry> {
  category: typeof disclosureCategory;
  item: typeof disclosureItem | typeof documentFile;
  named: Named<Item>;
}

/** Documents that visitors read and download. */
@Injectable()
export class DocumentsService {
  constructor(private readonly content: VisibleContent) {}

  /** The whole tree, or by its url one category, with its archive instead when the suffix says so; 404 for an unknown one. */
  async disclosureCategories(scope: string): Promise<DocumentCategory<DisclosureItem>[]> {
    const tree = await this.tree(disclosure);
    if (scope === ALL) return tree;
    const archived = scope.endsWith(ARCHIVE_SUFFIX);
    const url = archived ? scope.slice(0, -ARCHIVE_SUFFIX.length) : scope;
    const category = await this.content.find(disclosureCategory, url);
    const found = category && findCategory(tree, category.id);
    if (!found) throw noCategory();
    return [onlyArchived(found, archived ? 1 : 0)];
  }

  async disclosureItems(categoryId: number): Promise<DisclosureItem[]> {
    return deepItems(await this.category(disclosure, categoryId)).sort(byArchive);
  }

  documentCategories(): Promise<DocumentCategory<DocumentFileItem>[]> {
    return this.tree(documents);
  }

  async documentItems(categoryId: number): Promise<DocumentFileItem[]> {
    return (await this.category(documents, categoryId)).items;
  }

  /** Those in force, or the archive, of one year when it is given. */
  async loanDocuments({
    archived,
    year,
  }: {
    archived: boolean;
    year?: number | undefined;
  }): Promise<LoanDocument[]> {
    const [present, archive] = await Promise.all([
      this.content.all(loanDocument),
      this.content.all(loanDocument, { archived: true }),
    ]);
    const ofArchive = archived || year !== undefined ? 1 : 0;
    return [...present, ...archive]
      .flatMap((item): LoanDocument[] => {
        const entry = documentEntry(item);
        return entry ? [{ ...entry, archive_year: entry.archived ? yearOf(item) : null }] : [];
      })
      .filter((entry) => entry.archived === ofArchive && (year === undefined || entry.archive_year === year))
      .sort((a, b) => (b.archive_year ?? 0) - (a.archive_year ?? 0));
  }

  private async category<Item extends DocumentEntry>(
    section: Section<Item>,
    id: number,
  ): Promise<DocumentCategory<Item>> {
    const category = findCategory(await this.tree(section), id);
    if (!category) throw noCategory();
    return category;
  }

  /** With the archive behind what is in force. */
  private async tree<Item extends DocumentEntry>({
    category,
    item,
    named,
  }: Section<Item>): Promise<DocumentCategory<Item>[]> {
    const [categories, present, archive] = await Promise.all([
      this.content.all(category),
      this.content.all(item),
      this.content.all(item, { archived: true }),
    ]);
    return documentTree(categories, [...present, ...archive], named);
  }
}

/** Under which it stands in the archive: that of the editors, else the one in which it lost its force. */
function yearOf({ archiveYear, values: { endsOn } }: VisibleItem<typeof loanDocument>): number | null {
  return archiveYear ?? (endsOn === null ? null : Number(endsOn.slice(0, 4)));
}

function noCategory(): AppError {
  return new AppError(404, 'Такого раздела нет');
}
