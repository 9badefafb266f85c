export * from './blog-post.ts';
export * from './documents.ts';
export * from './faq.ts';
export * from './media.ts';
export * from './pages.ts';
export * from './photobank.ts';
export * from './site.ts';
export * from './refusal-offer.ts';
