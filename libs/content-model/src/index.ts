export * from './content-type.ts';
export type * from './field.ts';
export * from './rich-text.ts';
export * from './types/blog-post.ts';
