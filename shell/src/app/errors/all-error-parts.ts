export { EssentialPending } from './essential-pending.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { PagePending } from './page-pending.tsx';
export { RefusedPage } from './refused-page.tsx';
export { SectionClosed } from './section-closed.tsx';
export { Unavailable, UnavailableFallback } from './unavailable.tsx';
