import type { RichTextDocument } from './rich-text.ts';

/**
 * `always`: an item without it is not saved; `toPublish`: a draft may lack it, what visitors see may not;
 * `never`: may stay empty.
 */
export type Requirement = 'always' | 'toPublish' | 'never';

/** Fields that take a right of their own to be changed: `figures` are prices, rates and sums; `legal` what the law reads. */
export type FieldGroup = 'figures' | 'legal';

/** Texts that pages of the site name themselves: one under another name is shown nowhere. */
export type FixedPlace = 'legal-page' | 'footer' | 'page-text';

/** How a text is written that is more than words: `code` is what people type from a letter, `duration` minutes and seconds. */
export type TextForm = 'phone' | 'email' | 'code' | 'duration';

export type PersonalKind = 'name' | 'email' | 'phone';

interface FieldBase {
  /** Russian, as it stands over the input and in the list's head. */
  label: string;
  /** Russian, under the input. */
  hint?: string;
  /** Russian: what to do when it is empty and must not be; where the label says it badly. «Укажите, куда ведёт ссылка» */
  ask?: string;
  required: Requirement;
  /**
   * Tells of a person who is not of the staff: sealed in the item, never in the history, found by the whole value alone.
   * A name is what the person agreed to show: it is public while visitors see the item. How to reach them never is, and
   * is not in the revisions either.
   */
  personal?: PersonalKind;
  /** Stands in the list of the items, though fields of its kind do not. */
  listed?: boolean;
  /** Changed only with the right of the group: others read it. */
  group?: FieldGroup;
}

/** Characters without markup; a line break only when `multiline`. */
export interface TextField extends FieldBase {
  kind: 'text';
  maxLength: number;
  multiline?: boolean;
  /** No two items outside of the trash have the same. */
  unique?: boolean;
  /**
   * The address of a page of this site, kept in the one form in which pages are found: `pattern` may end with an asterisk, which
   * stands for any rest.
   */
  path?: 'page' | 'pattern';
  /** The subdomain of one of our cities; `msk` is the main one. */
  city?: boolean;
  /** No other texts, each with its Russian name: the site knows these. */
  among?: readonly { value: string; title: string }[];
  form?: TextForm;
  /** Names where the item stands on the site: one of the places that pages have for such texts. */
  place?: FixedPlace;
  /** What stands for an empty one. */
  initial?: string;
}

/** Last part of the item's address: a–z, 0–9 and single hyphens, not only digits. Made from `source` when empty. */
export interface SlugField extends FieldBase {
  kind: 'slug';
  maxLength: number;
  /** Name of a text field. */
  source: string;
  /** Names of types that share the address space: an address taken by one is taken for all. */
  sharedWith?: readonly string[];
  /** No address ends so: it would lead elsewhere. */
  reservedEnd?: string;
  /** Addresses that the section has itself: an item there would never be seen. */
  reserved?: readonly string[];
  /** Only the addresses at which the site has pages for such texts, each chosen by hand. */
  place?: FixedPlace;
}

export interface RichTextField extends FieldBase {
  kind: 'richText';
  /** Characters of the text without markup. */
  maxLength: number;
}

export interface ImageField extends FieldBase {
  kind: 'image';
  /** Width to height for which the places of the image are made. */
  aspect: number;
  /** Pixels below which it looks coarse there. */
  minWidth?: number;
}

/** Characters of what a picture shows. */
export const ALT_MAX = 200;

/** A day without a time: YYYY-MM-DD. */
export interface DateField extends FieldBase {
  kind: 'date';
}

export interface BooleanField extends FieldBase {
  kind: 'boolean';
}

export interface NumberField extends FieldBase {
  kind: 'number';
  min: number;
  max: number;
  /** Whole numbers only. */
  integer: boolean;
}

/** One of a few values, each with its Russian name. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly { value: string; title: string }[];
  /** What a new item has. */
  initial: string;
}

/** The item of another type, or of the same one, under which this one stands. */
export interface ReferenceField extends FieldBase {
  kind: 'reference';
  /** Name of its type. */
  to: string;
  /** Name of a choice of this type: an item stands under one with the same value of it, as in one menu. */
  alike?: string;
  /** How many levels of items that stand in one another the site shows, by the value of `alike`. Default: any number. */
  levels?: Readonly<Record<string, number>>;
}

/** How many levels the site shows of items that stand in one another; `alike`: what they have in the field of that name. */
export function levelsOf({ levels }: Pick<ReferenceField, 'levels'>, alike: unknown): number {
  return (typeof alike === 'string' && levels?.[alike]) || Infinity;
}

/** An uploaded document. */
export interface FileField extends FieldBase {
  kind: 'file';
  /** Lower-case extensions without the dot. */
  extensions: readonly string[];
}

/** An address: of this site, which begins with one slash, or an https one. */
export interface LinkField extends FieldBase {
  kind: 'link';
  maxLength: number;
  /** Visitors are led away from it: no page is to stand there. Kept in the one form in which pages are found. */
  leadsAway?: boolean;
}

export type Field =
  | TextField
  | SlugField
  | RichTextField
  | ImageField
  | DateField
  | BooleanField
  | NumberField
  | ChoiceField
  | ReferenceField
  | FileField
  | LinkField;
export type FieldKind = Field['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** An uploaded image and what it shows, for those who do not see it. */
export interface ImageValue {
  /** Id of the media file. */
  mediaId: string;
  alt: string;
}

/** An uploaded document by the id of its file. */
export interface FileValue {
  fileId: string;
}

/** Values of each kind; an empty text, slug or link is ''. */
export interface ValueOfKind {
  text: string;
  slug: string;
  richText: RichTextDocument;
  image: ImageValue | null;
  date: string | null;
  boolean: boolean;
  number: number | null;
  choice: string;
  /** Id of the item. */
  reference: number | null;
  file: FileValue | null;
  link: string;
}

export type ValueOf<F extends Field> = ValueOfKind[F['kind']];
export type FieldValue = ValueOfKind[FieldKind];
