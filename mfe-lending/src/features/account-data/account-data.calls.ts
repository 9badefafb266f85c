export { consentsAction } from './consents/consents.action.ts';
export { dataAction } from './data/data.action.ts';
export { loansAction } from './loans/loans.action.ts';
export { consentsLoader, dataLoader, loansLoader } from './own-data.api.ts';
