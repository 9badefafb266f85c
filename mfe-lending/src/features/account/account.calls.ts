export { accountAction } from './account.action.ts';
export { accountLoader } from './account.loader.ts';
