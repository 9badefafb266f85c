export { PageSections } from './sections/page-sections.tsx';
export { Terms } from './terms.tsx';
