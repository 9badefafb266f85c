import { createElement, type ComponentType, type ReactNode } from 'react';
import type { LoanFigures } from '../../calculator/loan-offer.model.ts';
import { Benefits } from './benefits.tsx';
import { Compare } from './compare.tsx';
import { Costs } from './costs.tsx';
import { Counters } from './counters.tsx';
import { Figures } from './figures.tsx';
import { Law } from './law.tsx';
import { Links } from './links.tsx';
import { PageNotice } from './page-notice.tsx';
import type { PageSection } from './page-section.model.ts';
import { Paragraphs } from './paragraphs.tsx';
import { Requirements } from './requirements.tsx';
import { Sample } from './sample.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { TableOfRows } from './table-of-rows.tsx';
import { Timeline } from './timeline.tsx';

type Kind = PageSection['kind'];
export type SectionOf<K extends Kind> = Extract<PageSection, { kind: K }>;

export interface SectionProps<K extends Kind> {
  section: SectionOf<K>;
  /** What the API says of loans; a section that calculates is left out without it. */
  figures: LoanFigures;
}

/** One component for each kind of section. */
const SECTIONS: { [K in Kind]: (props: SectionProps<K>) => ReactNode } = {
  steps: HowItGoes,
  benefits: Benefits,
  requirements: Requirements,
  law: Law,
  table: TableOfRows,
  compare: Compare,
  prose: Paragraphs,
  costs: Costs,
  figures: Figures,
  timeline: Timeline,
  links: Links,
  notice: PageNotice,
  sample: Sample,
  counters: Counters,
};

/** The sections of a page in their order. */
export function PageSections({ sections, figures }: { sections: PageSection[]; figures: LoanFigures }) {
  return sections.map((section, index) => <OneSection key={index} section={section} figures={figures} />);
}

function OneSection<K extends Kind>(props: SectionProps<K>) {
  const component: ComponentType<SectionProps<K>> = SECTIONS[props.section.kind];
  return createElement(component, props);
}
