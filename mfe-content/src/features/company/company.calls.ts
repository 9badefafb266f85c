export { companyLoader } from './company.loader.ts';
