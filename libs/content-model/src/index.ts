export * from './content-type.ts';
export * from './field.ts';
export * from './rich-text.ts';
export * from './types/blog-post.ts';
