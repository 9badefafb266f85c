export { cashLoader } from './cash/cash.loader.ts';
export { transferAction } from './transfer/transfer.action.ts';
