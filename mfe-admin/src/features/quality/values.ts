import type { FieldValue } from '@polden/content-model';

/** What a form holds, by the name of the field. */
export type ItemValues = Record<string, FieldValue>;
