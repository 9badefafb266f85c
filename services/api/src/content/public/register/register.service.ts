import { Injectable } from '@nestjs/common';
import type {
  DocumentChange,
  DocumentCheck,
  DocumentKind,
  DocumentRegister,
  DocumentSection,
  ListedVersion,
  RegisteredDocument,
  RegisterEntry,
} from '@polden/api-contract';
import {
  disclosureCategory,
  disclosureItem,
  documentCategory,
  documentFile,
  loanDocument,
} from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { DataSource } from 'typeorm';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { sealOf, stateOn, versionOf, type VersionRow } from './register-rows.ts';
import {
  changesUpTo,
  type RegisterPlace,
  placesOfUnseen,
  sealedVersionsBySha256,
  sealedVersionsOf,
  versionsOfAll,
} from './register.repository.ts';

type Document = typeof disclosureItem | typeof documentFile | typeof loanDocument;

const KINDS = {
  'disclosure-item': { type: disclosureItem, category: disclosureCategory },
  'document-file': { type: documentFile, category: documentCategory },
  'loan-document': { type: loanDocument, category: null },
} as const satisfies Record<DocumentKind, unknown>;

const SECTIONS: Record<DocumentSection, { category: typeof disclosureCategory; types: Document[] }> = {
  disclosure: { category: disclosureCategory, types: [disclosureItem] },
  documents: { category: documentCategory, types: [documentFile, loanDocument] },
};

const NEWEST = 100;
const ABSENT = 'Такого документа нет';

/** Every document that was published, by its versions and the days on which they were in force. */
@Injectable()
export class RegisterService {
  constructor(
    private readonly content: VisibleContent,
    private readonly dataSource: DataSource,
  ) {}

  /** `date`: only what was in force on that day; without it all documents as they are today. */
  async list(section: DocumentSection, date: string | undefined): Promise<DocumentRegister> {
    const { category, types } = SECTIONS[section];
    const day = date ?? moscowDay(new Date());
    const [categories, ...lists] = await Promise.all([
      this.content.all(category),
      ...types.map((type) => this.entries(type, day, date !== undefined)),
    ]);
    const shown = new Set(categories.map(({ id }) => id));
    return {
      date: day,
      categories: categories.map(({ id, values: { slug, title, parent } }) => ({
        id,
        parent_id: parent,
        url: slug,
        title,
      })),
      documents: lists
        .flat()
        .filter(({ category_id }) => category_id === null || shown.has(category_id))
        .sort((a, b) => Number(a.archived) - Number(b.archived)),
    };
  }

  /** The present address of a category by any that it had; 404 for an unknown one, 410 for one that was removed. */
  async categoryUrl(section: DocumentSection, url: string): Promise<{ url: string }> {
    const { category } = SECTIONS[section];
    const found = await this.content.find(category, url);
    if (!found) throw await this.content.missing(category, url, 'Такого раздела нет');
    return { url: found.values.slug };
  }

  /** 404 for a document that visitors do not see, 410 for one that they once saw. */
  async document(kind: DocumentKind, id: number): Promise<RegisteredDocument> {
    const { type, category: categoryType } = KINDS[kind];
    const item = await this.content.find<Document>(type, String(id));
    if (!item) throw await this.content.missing(type, String(id), ABSENT);
    const categoryId = categoryOf(item);
    const [rows, [category]] = await Promise.all([
      sealedVersionsOf(this.dataSource.manager, kind, id),
      categoryType && categoryId !== null ? this.content.among(categoryType, [categoryId]) : [],
    ]);
    return {
      kind,
      id,
      title: item.values.title,
      category: category ? { url: category.values.slug, title: category.values.title } : null,
      today: moscowDay(new Date()),
      versions: rows.map((row) => ({ ...versionOf(row), seal: sealOf(row) })),
    };
  }

  /** What was published with exactly these bytes, also what has been removed since. */
  async check(sha256: string): Promise<DocumentCheck> {
    const rows = await sealedVersionsBySha256(this.dataSource.manager, sha256);
    const matches = rows.map((row) => ({
      kind: row.content_type,
      id: row.item_id,
      version: versionOf(row),
      seal: sealOf(row),
    }));
    return { sha256, today: moscowDay(new Date()), matches: await this.withPlaces(matches) };
  }

  /** What came into the register and what left it by today. */
  async changes(): Promise<DocumentChange[]> {
    return this.withPlaces(await changesUpTo(this.dataSource.manager, moscowDay(new Date()), NEWEST));
  }

  /** The same, and whether the page of each can be opened today. */
  private async withPlaces<Told extends { kind: DocumentKind; id: number }>(
    told: readonly Told[],
  ): Promise<(Told & { on_site: boolean })[]> {
    const seen = new Set<string>();
    for (const [kind, some] of Map.groupBy(told, (each) => each.kind)) {
      const ids = [...new Set(some.map(({ id }) => id))];
      for (const { id } of await this.content.among<Document>(KINDS[kind].type, ids))
        seen.add(`${kind} ${id}`);
    }
    return told.map((each) => ({ ...each, on_site: seen.has(`${each.kind} ${each.id}`) }));
  }

  /**
   * Of one type: what visitors see, by the version of the day, else by the latest. `past`: only what was in force on
   * the day, also what visitors no longer see.
   */
  private async entries(type: Document, day: string, past: boolean): Promise<RegisterEntry[]> {
    const { manager } = this.dataSource;
    const [present, archive] = await Promise.all([
      this.content.all<Document>(type),
      this.content.all<Document>(type, { archived: true }),
    ]);
    const seen = [...present, ...archive].map(placeOf);
    const gone = past
      ? await placesOfUnseen(
          manager,
          type,
          seen.map(({ id }) => id),
        )
      : [];
    const items = [...seen, ...gone];
    const rows = await versionsOfAll(
      manager,
      type,
      items.map(({ id }) => id),
    );
    const byItem = Map.groupBy(rows, ({ item_id }) => item_id);
    return items.flatMap(({ title, ...item }) => {
      const versions = (byItem.get(item.id) ?? []).map((row) => listedVersionOf(row, item.on_site));
      const inForce = versions.findLast((version) => stateOn(version, day) === 'in-force');
      const version = past ? inForce : (inForce ?? versions.at(-1));
      if (!version) return [];
      return {
        kind: type.name as DocumentKind,
        ...item,
        title: past ? version.title : title,
        versions: versions.length,
        version,
        state: stateOn(version, day),
      };
    });
  }
}

function placeOf(item: VisibleItem<Document>): RegisterPlace {
  const { id, values, archived, archiveYear } = item;
  return {
    id,
    title: values.title,
    on_site: true,
    category_id: categoryOf(item),
    archived,
    archive_year: archiveYear,
  };
}

/** What is gone leads to its file only while that is not in the trash. */
function listedVersionOf(row: VersionRow, onSite: boolean): ListedVersion {
  const version = versionOf(row);
  return onSite || !row.file_trashed ? version : { ...version, url: null };
}

function categoryOf({ values }: VisibleItem<Document>): number | null {
  const filed: object = values;
  return 'category' in filed && typeof filed.category === 'number' ? filed.category : null;
}
