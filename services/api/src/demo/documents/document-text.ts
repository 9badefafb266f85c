import type { PaperSection } from '../../core/pdf/paper.ts';

/** A document of the demo company; its requisites and page numbers are added when it is made. */
export interface DocumentText {
  title: string;
  /** Under the title. Default: from which day it is in force. */
  subtitle?: string;
  /** YYYY-MM-DD: the day from which it is in force, or on which it was signed. */
  validFrom: string;
  /** Whether another document of the same title was in force on other days. */
  edition?: true;
  /** Number of the order by which the director approved it. */
  order?: number;
  /** Full cost of credit (ПСК) in percent a year and in roubles, as on the first page of a contract. */
  frames?: string[];
  sections: PaperSection[];
  /** Who signs. Default: the company. */
  signedBy?: 'company' | 'client' | 'both' | 'nobody';
}

/** By the name of the file without its extension. */
export type Documents = Record<string, DocumentText>;
