import { rightsFor } from './rights-for.ts';

/** Items of a type as a file, and back. Each also takes the rights of the type: to see it, to add to it, to edit it. */
export const TRANSFER_PATHS = {
  /** GET admin/transfer/export/{type}?format and what ContentListQuery filters by, without a page: JSON or CSV. */
  export: 'admin/transfer/export',
  /** POST admin/transfer/check/{type} ImportedFile → ImportReport: what a part of it would do, and nothing does. */
  check: 'admin/transfer/check',
  /** POST admin/transfer/apply/{type} ImportedFile → ImportReport: all of the part, or nothing when a row is refused. */
  apply: 'admin/transfer/apply',
} as const;

export const TRANSFER_RIGHTS = rightsFor('transfer', TRANSFER_PATHS);

export const TRANSFER_FORMATS = ['csv', 'json'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 5000;
/** Rows of one call: while they are written, all who edit wait. */
export const IMPORT_PART_ROWS = 500;

export interface ImportedFile {
  format: TransferFormat;
  /** The whole file. */
  text: string;
  /** The part begins behind so many rows of it; default: at the first. */
  from?: number;
}

/** `same`: the row says what the item says already. */
export type ImportOutcome = 'add' | 'change' | 'same' | 'refuse';

export interface ImportedRow {
  /** As a spreadsheet counts: the head of a CSV is the first one. In JSON the first item is 1. */
  number: number;
  outcome: ImportOutcome;
  /** Of the item that the row names; null for a new one. */
  id: number | null;
  title: string;
  /** What would be different, in short texts. */
  changes: { label: string; before: string; after: string }[];
  /** Why the row is refused, in Russian. */
  problems: string[];
  /** Further notes for the person who loads the file, in Russian. */
  notes: string[];
}

export interface ImportReport {
  /** False for a check, and when a row was refused. */
  applied: boolean;
  /** Rows of the whole file. */
  total: number;
  /** Of the part. */
  counts: Record<ImportOutcome, number>;
  rows: ImportedRow[];
}
