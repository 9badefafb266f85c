export { siteMapLoader } from './site-map.loader.ts';
