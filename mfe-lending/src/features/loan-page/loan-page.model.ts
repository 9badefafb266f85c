import type { ProductCode } from '@polden/api-contract';
import type { IconName, Step } from '@polden/ui';
import type { ReactNode } from 'react';

/** A page that offers loans, in data; LoanPage composes its sections. */
export interface LoanPageModel {
  /** Of the document, without the brand, which every title ends with. */
  title: string;
  description: string;
  hero: { title: string; lead: string; facts: string[]; illustration: ReactNode };
  /** Products in the calculator, in the order of their tabs. */
  products: readonly ProductCode[];
  /** What the calculator shows first. */
  preset: LoanPreset;
  steps: { title: string; lead: string; items: Step[] };
  reasons: { title: string; items: { icon: IconName; title: string; text: string }[] };
  /** Lists of what is needed, each under its heading. */
  requirements?: { title: string; groups: { title: string; items: string[] }[] };
  counters: boolean;
  faq: { question: string; answer: string }[];
}

export interface LoanPreset {
  product: ProductCode;
  sumRubles: number;
  termDays: number;
}
