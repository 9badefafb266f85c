import type { Field, ValueOf } from './field.ts';

/** The right that each operation takes. */
export interface ContentActions {
  read: string;
  add: string;
  /** Fields and images. */
  edit: string;
  /** Both ways. */
  publish: string;
  /** To the trash. */
  remove: string;
  /** Highlights and places in lists. */
  order: string;
}

export type Fields = Record<string, Field>;

export interface ContentType<F extends Fields = Fields> {
  /** Name in addresses, tags, history and rights: `blog`. */
  name: string;
  /** Table of the database. */
  table: string;
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
  /** Items that stand out, in an order of their own; null when the type has none. */
  highlights: { max: number } | null;
  actions: ContentActions;
}

/** Values of a type's fields: `ContentValues<typeof blogPost>`. */
export type ContentValues<T extends ContentType> = {
  [Name in keyof T['fields']]: ValueOf<T['fields'][Name]>;
};

/** Names the type that is defined, with the exact kinds of its fields; `title` must be one of them. */
export function defineContentType<const F extends Fields>(
  type: ContentType<F> & { title: keyof NoInfer<F> },
): ContentType<F> {
  return type;
}
