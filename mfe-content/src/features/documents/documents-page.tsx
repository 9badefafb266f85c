import { SECTIONS } from './document-sections.ts';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return <SectionPage texts={SECTIONS.documents} />;
}
