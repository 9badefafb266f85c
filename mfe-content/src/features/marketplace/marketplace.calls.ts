export { marketplaceLoader } from './marketplace.loader.ts';
