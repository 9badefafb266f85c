export * from './dev-inbox.ts';
export * from './errors.ts';
export * from './lead.ts';
export * from './products.ts';
export * from './releases.ts';
export * from './site.ts';
export * from './sms.ts';
