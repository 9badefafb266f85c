import type { Field, FieldGroup, ValueOf } from './field.ts';
import { type HighlightWords, MAIN_WORDS } from './highlight-words.ts';

/** What staff can do with the items of a type. Reads first; `move…` and `restoreArchive` only where the type says so. */
export const CONTENT_OPERATIONS = {
  list: 'list',
  item: 'item',
  trash: 'trash',
  trashItem: 'trash-item',
  revisions: 'revisions',
  revision: 'revision',
  highlights: 'grands',
  add: 'add',
  update: 'update',
  publish: 'publish',
  unpublish: 'unpublish',
  remove: 'remove',
  restore: 'restore',
  purge: 'purge',
  revert: 'revert',
  bulk: 'bulk',
  removeImages: 'remove-img',
  moveUp: 'move-up',
  moveDown: 'move-down',
  moveItem: 'move-item',
  moveArchive: 'move-archive',
  restoreArchive: 'restore-archive',
  highlightAdd: 'grand-add',
  highlightRemove: 'grand-remove',
  highlightMove: 'grand-move',
  highlightUp: 'grand-up',
  highlightDown: 'grand-down',
} as const;
export type ContentOperation = keyof typeof CONTENT_OPERATIONS;

/** The right that each operation takes: one of its own. */
export type ContentActions = Record<ContentOperation, string>;

export type Fields = Record<string, Field>;

export interface ContentType<F extends Fields = Fields> {
  /** Name in tags and history: `blog`. */
  name: string;
  /** Table of the database. */
  table: string;
  /** Its operations under `admin/`: `base/name`, or `/name` without the base. */
  routes: {
    base: string;
    /** Goes behind the name of each operation that has no other: `add-category`. */
    suffix?: string;
    names?: Partial<Record<ContentOperation, string>>;
    /** Further addresses of the same operation. */
    also?: Partial<Record<ContentOperation, string>>;
  };
  /** The least role that may take its items away, unless an administrator decides otherwise. */
  removers: 'MANAGER' | 'ADMIN';
  titles: {
    /** Russian: «Блог». */
    section: string;
    /** Accusative, as after «Добавить»: «статью». */
    accusative: string;
  };
  /** In the order of the form. */
  fields: F;
  /** Name of the text field by which an item is called in lists and in the history. */
  title: string;
  /** Items of a page for visitors and for staff. */
  pageSize: { public: number; admin: number };
  /** Whether an item begins as a draft; others are seen as soon as they are saved. */
  drafts: boolean;
  /** Items that stand out, in an order of their own; null when the type has none. */
  highlights: { max: number; words: HighlightWords } | null;
  /** Staff choose the places of items, in a list for each value of the fields `within`; null: the newest first. */
  order: { within: readonly string[] } | null;
  /**
   * Items may be put away and still be read, by year or together; null when they may not. `since` names the field with the
   * day before whose year none is put away.
   */
  archive: { byYear: boolean; since?: string } | null;
  /** Visitors never see items with another value of this field; null: it depends on no field. */
  shownWhen: { field: string; value: string } | null;
  /** Address of an item for visitors, with `:slug` for its own: `/blog/:slug`; null: items have no pages of their own. */
  page: string | null;
  /** What a removal answers. */
  removed: true | { active: 0 };
  /** Pairs of date or number fields; `to` must not be below `from`. */
  ranges: readonly { from: string; to: string }[];
  /** Of each of these fields one must not be empty in what visitors see. */
  needsOneOf: readonly (readonly string[])[];
  /** Whether it is counted how often visitors come by its items: columns uses, robot_uses, used_at and counted_since. */
  usage: boolean;
}

/** What a type says of itself; the rest is as most have it. */
export type ContentTypeInput<F extends Fields> = Pick<
  ContentType<F>,
  'name' | 'table' | 'titles' | 'fields'
> & {
  title: keyof NoInfer<F> & string;
  order?: { within?: readonly (keyof NoInfer<F> & string)[] };
  /** Called «Главное» where nothing else is said. */
  highlights?: { max: number; words?: HighlightWords };
  ranges?: readonly { from: keyof NoInfer<F> & string; to: keyof NoInfer<F> & string }[];
  needsOneOf?: readonly (readonly (keyof NoInfer<F> & string)[])[];
} & Partial<
    Pick<
      ContentType<F>,
      'routes' | 'removers' | 'pageSize' | 'drafts' | 'archive' | 'shownWhen' | 'page' | 'removed' | 'usage'
    >
  >;

/** Values of a type's fields: `ContentValues<typeof blogPost>`. */
export type ContentValues<T extends ContentType> = {
  [Name in keyof T['fields']]: ValueOf<T['fields'][Name]>;
};

/** Names the type that is defined, with the exact kinds of its fields; `title` and `within` must be of them. */
export function defineContentType<const F extends Fields>(type: ContentTypeInput<F>): ContentType<F> {
  return {
    routes: { base: type.name },
    removers: 'MANAGER',
    pageSize: { public: 12, admin: 20 },
    drafts: true,
    archive: null,
    shownWhen: null,
    page: null,
    removed: true,
    ranges: [],
    needsOneOf: [],
    usage: false,
    ...type,
    highlights: type.highlights ? { words: MAIN_WORDS, ...type.highlights } : null,
    order: type.order ? { within: type.order.within ?? [] } : null,
  };
}

/** `blog.move-up`: the type, and the operation as most addresses call it. */
export function actionsOf({ name }: Pick<ContentType, 'name'>): ContentActions {
  const actions = Object.entries(CONTENT_OPERATIONS).map(([operation, path]) => [
    operation,
    `${name}.${path}`,
  ]);
  return Object.fromEntries(actions) as ContentActions;
}

/** Whether its items tell of people who are not of the staff. */
export function isPersonal({ fields }: Pick<ContentType, 'fields'>): boolean {
  return Object.values(fields).some(({ personal }) => personal);
}

/**
 * Whether changes of its published items are gathered apart. What visitors have written is moderated rather than edited, and
 * stays sealed in its item alone; what has no publication is seen as soon as it is saved.
 */
export function isDraftable(type: Pick<ContentType, 'fields' | 'drafts'>): boolean {
  return type.drafts && !isPersonal(type);
}

/** The right to see how to reach the people that its items tell of. */
export function personalRightOf({ name }: Pick<ContentType, 'name'>): string {
  return `${name}.personal`;
}

/** The right to change the fields of a group. */
export function groupRightOf(group: FieldGroup): string {
  return `field-group.${group}`;
}

/** Addresses of an operation under the API's base, the first one is the one to use: `admin/faq/add-category`. */
export function operationPaths(
  { routes }: Pick<ContentType, 'routes'>,
  operation: ContentOperation,
): string[] {
  const { base, suffix, names, also } = routes;
  const name = names?.[operation] ?? [CONTENT_OPERATIONS[operation], suffix].filter(Boolean).join('-');
  return [name, also?.[operation]]
    .filter((path) => path !== undefined)
    .map((path) => (path.startsWith('/') ? `admin${path}` : `admin/${base}/${path}`));
}
