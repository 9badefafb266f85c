export { searchLoader } from './search.loader.ts';
