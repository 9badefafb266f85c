import type { SignatureSheet } from './signature-sheet.ts';

/** A numbered point, or a table; the first row is its head. */
export type PaperPoint = string | { table: string[][] };

export interface PaperSection {
  title: string;
  points: PaperPoint[];
}

/** A printed document in Russian; its sections and points are numbered when it is laid out. */
export interface Paper {
  title: string;
  /** Subtitle: addressee and date. */
  subtitle?: string;
  /** Upper right corner of the first page: who approved it and when. */
  approval?: string[];
  /** Framed in the upper right corner: the full cost of credit (ПСК) in percent a year and in roubles. */
  frames?: string[];
  sections: PaperSection[];
  /** After the last section: requisites and signatures, one line each. */
  closing: string[];
  /** On a page of its own after everything else, once the document is signed. */
  signatureSheet?: SignatureSheet;
  /** At the foot of every page. */
  footer: string;
  author: string;
  /** Of the document, not of the printing: the same paper gives the same bytes on any day. */
  date: Date;
}
