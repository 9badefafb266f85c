export { photobankLoader } from './photobank.loader.ts';
