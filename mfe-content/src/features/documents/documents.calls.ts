export { changesLoader } from './changes.loader.ts';
export { checkLoader } from './check.loader.ts';
export { documentLoader } from './document.loader.ts';
export { sectionLoader } from './section.loader.ts';
