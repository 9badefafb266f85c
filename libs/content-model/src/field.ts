import type { RichTextDocument } from './rich-text.ts';

/**
 * `always`: an item without it is not saved; `toPublish`: a draft may lack it, what visitors see may not;
 * `never`: may stay empty.
 */
export type Requirement = 'always' | 'toPublish' | 'never';

interface FieldBase {
  /** Russian, as it stands over the input and in the list's head. */
  label: string;
  /** Russian, under the input. */
  hint?: string;
  required: Requirement;
}

/** Characters without markup; a line break only when `multiline`. */
export interface TextField extends FieldBase {
  kind: 'text';
  maxLength: number;
  multiline?: boolean;
}

/** Last part of the item's address: a–z, 0–9 and single hyphens, not only digits. Made from `source` when empty. */
export interface SlugField extends FieldBase {
  kind: 'slug';
  maxLength: number;
  /** Name of a text field. */
  source: string;
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
  maxAltLength: number;
}

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

export type Field =
  TextField | SlugField | RichTextField | ImageField | DateField | BooleanField | NumberField;
export type FieldKind = Field['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** An uploaded image and what it shows, for those who do not see it. */
export interface ImageValue {
  /** Id of the media file. */
  mediaId: string;
  alt: string;
}

/** Values of each kind; an empty text or slug is ''. */
export interface ValueOfKind {
  text: string;
  slug: string;
  richText: RichTextDocument;
  image: ImageValue | null;
  date: string | null;
  boolean: boolean;
  number: number | null;
}

export type ValueOf<F extends Field> = ValueOfKind[F['kind']];
export type FieldValue = ValueOfKind[FieldKind];
