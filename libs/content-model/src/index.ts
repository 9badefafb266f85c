export * from './content-type.ts';
export * from './content-types.ts';
export * from './empty-value.ts';
export type * from './field.ts';
export { FIELD_WORDS } from './field-words.ts';
export * from './never-shown.ts';
export * from './rich-text.ts';
export * from './types/index.ts';
