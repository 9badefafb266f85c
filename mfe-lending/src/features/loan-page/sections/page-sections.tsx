import { createElement, type ComponentType, type ReactNode } from 'react';
import type { LoanFigures } from '../../calculator/loan-offer.model.ts';
import { filledPage } from '../filled-page.ts';
import type { LoanPageData } from '../loan-page.loader.ts';
import type { LoanPageModel } from '../loan-page.model.ts';
import { Benefits } from './benefits.tsx';
import { Compare } from './compare.tsx';
import { Costs } from './costs.tsx';
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

/** Counters run while one reads, and stand behind the others. */
type StillSection = Exclude<PageSection, { kind: 'counters' }>;
type Kind = StillSection['kind'];
export type SectionOf<K extends Kind> = Extract<StillSection, { kind: K }>;

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
};

export interface PageSectionsProps {
  model: LoanPageModel;
  data: LoanPageData;
}

/** The sections of a page in their order. */
export function PageSections({ model, data }: PageSectionsProps) {
  const { products, promotion, today } = data;
  const figures: LoanFigures = { products: products ?? [], promotion, today };
  return filledPage(model, data)
    .sections.filter((section) => section.kind !== 'counters')
    .map((section, index) => <OneSection key={index} section={section} figures={figures} />);
}

function OneSection<K extends Kind>(props: SectionProps<K>) {
  const component: ComponentType<SectionProps<K>> = SECTIONS[props.section.kind];
  return createElement(component, props);
}
