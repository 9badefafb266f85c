import type { FieldOf, Requirement } from '../field.ts';

/** Letters of a text with markup: twenty thousand words and more. */
export const RICH_TEXT_MAX = 200_000;

export function line(label: string, maxLength: number, required: Requirement = 'always') {
  return { kind: 'text', label, required, maxLength } as const satisfies FieldOf<'text'>;
}

export function lines(label: string, maxLength: number, required: Requirement = 'never') {
  return { kind: 'text', label, required, maxLength, multiline: true } as const satisfies FieldOf<'text'>;
}

export function slug(source = 'title') {
  return {
    kind: 'slug',
    label: 'Адрес',
    hint: 'Латинские буквы, цифры и дефисы. Если оставить пустым, адрес получится из названия.',
    required: 'never',
    maxLength: 80,
    source,
  } as const satisfies FieldOf<'slug'>;
}

export function richText(label = 'Текст', required: Requirement = 'toPublish') {
  return {
    kind: 'richText',
    label,
    required,
    maxLength: RICH_TEXT_MAX,
  } as const satisfies FieldOf<'richText'>;
}

/** `aspect`: width to height. */
export function image(label = 'Картинка', aspect = 16 / 9, required: Requirement = 'never') {
  return { kind: 'image', label, required, aspect } as const satisfies FieldOf<'image'>;
}

export function link(label: string, required: Requirement = 'never') {
  return { kind: 'link', label, required, maxLength: 500 } as const satisfies FieldOf<'link'>;
}

export function reference(label: string, to: string, required: Requirement = 'always') {
  return { kind: 'reference', label, required, to } as const satisfies FieldOf<'reference'>;
}

export function whole(label: string, min: number, max: number, required: Requirement = 'never') {
  return { kind: 'number', label, required, min, max, integer: true } as const satisfies FieldOf<'number'>;
}

export function decimal(label: string, min: number, max: number, required: Requirement = 'never') {
  return { kind: 'number', label, required, min, max, integer: false } as const satisfies FieldOf<'number'>;
}

export function day(label: string, required: Requirement = 'never') {
  return { kind: 'date', label, required } as const satisfies FieldOf<'date'>;
}

export function choice(label: string, initial: string, titles: Record<string, string>) {
  const options = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { kind: 'choice', label, required: 'always', initial, options } as const satisfies FieldOf<'choice'>;
}

export function document(label = 'Файл', required: Requirement = 'toPublish') {
  const extensions = ['pdf', 'docx', 'xlsx', 'zip'];
  return { kind: 'file', label, required, extensions } as const satisfies FieldOf<'file'>;
}

/** A film of our own; browsers play both kinds. */
export function film(label: string) {
  return {
    kind: 'file',
    label,
    required: 'never',
    extensions: ['webm', 'mp4'],
  } as const satisfies FieldOf<'file'>;
}

export function captions(label: string) {
  return { kind: 'file', label, required: 'never', extensions: ['vtt'] } as const satisfies FieldOf<'file'>;
}

/** A figure that visitors are promised: changed only with the right to figures. */
export function figure<F extends object>(field: F) {
  return { ...field, group: 'figures' } as const;
}

/** A field that the law reads: changed only with the right to legal texts. */
export function legal<F extends object>(field: F) {
  return { ...field, group: 'legal' } as const;
}

/** Names of the operations of categories that stand beside their items under one address. */
export const categoryRoutes = (base: string) =>
  ({
    base,
    suffix: 'category',
    names: { moveUp: 'move-category-up', moveDown: 'move-category-down' },
  }) as const;
