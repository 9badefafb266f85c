import type { ProductCode } from '@polden/api-contract';
import type { IconName, NoticeTone } from '@polden/ui';

interface Titled {
  title: string;
  lead?: string;
}

export interface Point {
  title: string;
  text: string;
}

/** How something goes, in order. */
export interface StepsSection extends Titled {
  kind: 'steps';
  items: Point[];
}

/** Why here: points with icons. */
export interface BenefitsSection extends Titled {
  kind: 'benefits';
  items: (Point & { icon: IconName })[];
}

export interface RequirementGroup {
  title: string;
  items: string[];
  /** What is not taken. */
  negative?: boolean;
}

/** Lists of what is needed, each under its heading. */
export interface RequirementsSection extends Titled {
  kind: 'requirements';
  groups: RequirementGroup[];
}

/** Facts of the law, each with the place where it is written. */
export interface LawSection extends Titled {
  kind: 'law';
  items: (Point & { source: string })[];
}

/** The payment of a loan, calculated on the day. */
export interface PaymentCell {
  product: ProductCode;
  sumRubles: number;
  termDays: number;
}

export type TableCell = string | PaymentCell;

/** Anything with rows; the first cell names its row. */
export interface TableSection extends Titled {
  kind: 'table';
  columns: string[];
  rows: TableCell[][];
  note?: string;
}

/** Two lists side by side: what is so, and what is otherwise. */
export interface CompareSection extends Titled {
  kind: 'compare';
  yes: { title: string; items: string[] };
  /** `negative`: what speaks against it, not another way. */
  no: { title: string; items: string[]; negative?: boolean };
}

/** Paragraphs to read. */
export interface ProseSection extends Titled {
  kind: 'prose';
  paragraphs: string[];
}

/** What some sums of a product cost, calculated on the day. */
export interface CostsSection extends Titled {
  kind: 'costs';
  product: ProductCode;
  /** Whole roubles. */
  sums: number[];
  /** Days. */
  terms: number[];
}

/** Large figures. */
export interface FiguresSection extends Titled {
  kind: 'figures';
  items: { value: string; label: string; hint?: string }[];
}

/** What happens when. */
export interface TimelineSection extends Titled {
  kind: 'timeline';
  items: (Point & { when: string })[];
}

/** Ways to other pages. */
export interface LinksSection extends Titled {
  kind: 'links';
  items: (Point & { to: string; icon: IconName })[];
}

/** One thing that must not be overlooked, with the telephone where `call` says so. */
export interface NoticeSection {
  kind: 'notice';
  tone: NoticeTone;
  title: string;
  text: string;
  call?: boolean;
}

/** A paper to be filled in, line by line. */
export interface SampleSection extends Titled {
  kind: 'sample';
  heading: string;
  lines: string[];
}

/** The company's totals, growing while one reads. */
export interface CountersSection {
  kind: 'counters';
}

export type PageSection =
  | StepsSection
  | BenefitsSection
  | RequirementsSection
  | LawSection
  | TableSection
  | CompareSection
  | ProseSection
  | CostsSection
  | FiguresSection
  | TimelineSection
  | LinksSection
  | NoticeSection
  | SampleSection
  | CountersSection;
