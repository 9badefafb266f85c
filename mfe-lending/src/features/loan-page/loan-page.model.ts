import type { Breadcrumb } from '@polden/ui';
import type { ReactNode } from 'react';
import type { LoanOffer } from '../calculator/loan-offer.model.ts';
import type { PageSection } from './sections/page-section.model.ts';

/** A page about loans, in data; LoanPage composes it. Texts may hold `[[year]]`, `{city}`, `{where}` and figures: `{pts.sumMax}`, `{age.max}`, `{cooling.hours}`. */
export interface LoanPageModel {
  /** Name of the page for editors: their text with this name, or with `<key>.<place>`, comes over the page's own. */
  key: string;
  /** Of the document, without the brand, which is added. */
  title: string;
  /** In its place on the site of a city, which it names with `{where}`. */
  cityTitle?: string;
  description: string;
  /** The pages above this one but the home page. */
  above?: Breadcrumb[];
  hero: PageHero;
  /** What is lent here; null on a page that only explains. */
  offer: LoanOffer | null;
  /** In their order, between the calculator and the conditions. */
  sections: PageSection[];
  faq: Question[];
}

export interface PageHero {
  title: string;
  lead: string;
  /** On the site of a city in place of the two above; both speak of it with `{where}`. */
  city?: { title: string; lead: string };
  facts: string[];
  illustration: ReactNode;
  /** 'light' on the paper; 'deep' in хвоя, as an evening of the same day. Default 'light'. */
  tone?: 'light' | 'deep';
  /** The button of a page that lends nothing itself; the others lead to their calculator. */
  action?: { to: string; label: string };
}

export interface Question {
  question: string;
  answer: string;
}
