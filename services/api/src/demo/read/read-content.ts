import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_TYPES, type ContentType, type Field } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { AppError } from '../../core/errors/app-error.ts';
import { fieldsOf, readValues } from '../../content/index.ts';
import type { DemoFields, DemoItem, DemoSet } from '../demo-item.ts';
import {
  DEMO_FOLDER,
  DemoFileError,
  filesIn,
  type MarkdownFile,
  readList,
  readMarkdown,
} from './demo-file.ts';
import { readDocuments } from './read-documents.ts';
import { richTextOf } from './rich-text-of.ts';

/** An item with its file, for what is said of it. */
interface Entry {
  path: string;
  item: DemoItem;
}

/** Placeholder for the id of a file uploaded at seeding. */
const UUID = '11111111-2222-4333-8444-555555555555';
/** What a file says of an item beside its fields. */
const ABOUT_ITEM = ['daysAgo', 'draft', 'highlight', 'archived', 'document'];

/**
 * Everything that the demo says, what is referred to first: of each type `content/<name>.json`, a list, or the files of
 * `content/<name>/`, each a Markdown text under its fields. Throws DemoFileError at the first thing that the editor's
 * forms would not take.
 */
export function readContent(folder = DEMO_FOLDER): DemoSet[] {
  const reader = new ContentReader(folder);
  for (const type of CONTENT_TYPES) reader.read(type);
  return reader.sets;
}

class ContentReader {
  readonly sets: DemoSet[] = [];
  private readonly documents;
  private readonly folder: string;
  private readonly seen = new Set<ContentType>();

  constructor(folder: string) {
    this.folder = folder;
    this.documents = readDocuments(join(folder, 'documents'));
  }

  read(type: ContentType): void {
    if (this.seen.has(type)) return;
    this.seen.add(type);
    for (const [, field] of fieldsOf(type)) {
      const other = CONTENT_TYPES.find(({ name }) => field.kind === 'reference' && name === field.to);
      if (other) this.read(other);
    }
    const entries = this.entriesOf(type);
    if (entries.length === 0) return;
    const set: DemoSet = { type, items: [] };
    this.sets.push(set);
    for (const entry of entries) {
      for (const fields of [...(entry.item.earlier ?? []), entry.item.fields])
        this.check(type, entry, fields);
      set.items.push(entry.item);
    }
  }

  private entriesOf(type: ContentType): Entry[] {
    const list = join(this.folder, 'content', `${type.name}.json`);
    if (existsSync(list)) return readList(list).map((given) => this.entryOf(list, given));
    const texts = join(this.folder, 'content', type.name);
    if (!existsSync(texts)) return [];
    const entries = filesIn(texts, '.md').map((path) =>
      this.entryOf(path, withText(type, readMarkdown(path))),
    );
    return type.order ? entries : entries.sort((one, other) => rank(one) - rank(other));
  }

  private entryOf(path: string, given: Record<string, unknown>): Entry {
    const fields = Object.fromEntries(Object.entries(given).filter(([key]) => !ABOUT_ITEM.includes(key)));
    const { daysAgo, draft, highlight, archived, document } = given;
    const wrong = (key: string, rule: string) => new DemoFileError(path, `${key}: ${rule}`);
    if (daysAgo !== undefined && !isCount(daysAgo)) throw wrong('daysAgo', 'a whole number of days');
    if (draft !== undefined && draft !== true) throw wrong('draft', 'true, or left out');
    if (highlight !== undefined && !isCount(highlight)) throw wrong('highlight', 'its place from 1');
    if (archived !== undefined && archived !== true && !isCount(archived))
      throw wrong('archived', 'true or a year');
    const versions = document === undefined ? [fields] : this.versionsOf(path, fields, document);
    const item: DemoItem = {
      fields: versions.at(-1) ?? fields,
      ...(versions.length > 1 && { earlier: versions.slice(0, -1) }),
      ...(draft ? { daysAgo: null } : daysAgo !== undefined && { daysAgo }),
      ...(highlight !== undefined && { highlight }),
      ...(archived !== undefined && { archived }),
    };
    return { path, item };
  }

  /** Of an item that is a document, or several that were in force one after the other: the oldest first. */
  private versionsOf(path: string, fields: DemoFields, document: unknown): DemoFields[] {
    const names = [document].flat();
    return names.map((name) => {
      const text = this.documents.get(String(name));
      if (!text) throw new DemoFileError(path, `document: there is no documents/${String(name)}.md`);
      const { title, validFrom, edition } = text;
      // Of several editions each is called by its day, unless they are versions of one item.
      const called =
        edition && names.length === 1 ? `${title}, редакция от ${formatDate(validFrom, 'long')} года` : title;
      return { title: called, validFrom, file: { document: name }, ...fields };
    });
  }

  /** As the form of the editors would. */
  private check(type: ContentType, { path, item }: Entry, fields: DemoFields): void {
    const given = Object.entries(fields).map(([name, value]): [string, unknown] => {
      const field = type.fields[name];
      if (!field) throw new DemoFileError(path, `${name}: ${type.name} has no such field`);
      return [name, this.valueOf(path, name, field, value)];
    });
    try {
      readValues(type, Object.fromEntries(given), null, !type.drafts || item.daysAgo !== null);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [[name, messages] = ['', [error.message]]] = Object.entries(error.validation ?? {});
      const called = JSON.stringify(fields[type.title] ?? '');
      throw new DemoFileError(path, `${called}, ${name}: ${messages.join('; ')}`);
    }
  }

  /** What an editor would send; a reference is the place of what it leads to. */
  private valueOf(path: string, name: string, field: Field, value: unknown): unknown {
    const wrong = (message: string) => new DemoFileError(path, `${name}: ${message}`);
    if (field.kind === 'image') {
      const { alt, ...source } = Object(value) as Record<string, unknown>;
      this.expectFile(source, wrong);
      return { mediaId: UUID, alt };
    }
    if (field.kind === 'file') {
      this.expectFile(Object(value) as Record<string, unknown>, wrong);
      return { fileId: UUID };
    }
    if (field.kind !== 'reference') return value;
    const place = this.sets
      .filter(({ type }) => type.name === field.to)
      .flatMap(({ type, items }) => items.map(({ fields }) => fields[type.title]))
      .lastIndexOf(value);
    if (place === -1) throw wrong(`${field.to} has no item «${String(value)}» before this one`);
    return place + 1;
  }

  private expectFile(source: Record<string, unknown>, wrong: (message: string) => Error): void {
    const [[kind, name] = ['', '']] = Object.entries(source);
    const path = FILES[kind]?.(String(name));
    if (path === undefined) throw wrong(`one of ${Object.keys(FILES).join(', ')}`);
    if (!existsSync(join(this.folder, path))) throw wrong(`there is no ${path}`);
  }
}

/** Where the sources of images and files lie. */
const FILES: Record<string, (name: string) => string> = {
  picture: (name) => `pictures/${name}.svg`,
  logo: (name) => `logos/${name}.svg`,
  mark: (name) => `marks/${name}.svg`,
  document: (name) => `documents/${name}.md`,
  film: (name) => `films/${name}`,
};

/** The text under the fields is the one rich text of the type. */
function withText(type: ContentType, { path, head, body }: MarkdownFile): Record<string, unknown> {
  const [name] = fieldsOf(type).find(([, { kind }]) => kind === 'richText') ?? [];
  if (name === undefined)
    throw new DemoFileError(path, `${type.name} has no text: it stands in ${type.name}.json`);
  try {
    return { ...head, [name]: richTextOf(body) };
  } catch (error) {
    throw new DemoFileError(path, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What stands out comes first, in its order; then the oldest; drafts at the end. */
function rank({ item: { highlight, daysAgo = 0 } }: Entry): number {
  return highlight === undefined ? -(daysAgo ?? 0) : highlight - 1e9;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
