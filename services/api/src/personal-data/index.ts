export { PersonalAccountModule } from './account.module.ts';
export { ErasureModule } from './erasure/erasure.module.ts';
export { PersonErasure } from './erasure/erasure.ts';
