import { rightsFor } from './rights-for.ts';

export const REDIRECT_PATHS = {
  /** GET → Redirect[], by path. */
  index: 'redirect/index',
} as const;

/** An address that leads elsewhere, as editors have written it. */
export interface Redirect {
  id: number;
  /** Begins with a slash, or is an absolute URL. */
  path: string;
  /** The same. */
  target: string;
  code: 301 | 302;
}

/** For staff with the right of that name in REDIRECT_TOOL_RIGHTS. */
export const REDIRECT_TOOL_PATHS = {
  /** POST ImportRedirects → ImportedRedirects; adding takes the right to add redirects besides. */
  import: 'admin/redirect/import',
  /** POST RedirectQuestion → RedirectAnswer; nothing is written. */
  check: 'admin/redirect/check',
} as const;

export const REDIRECT_TOOL_RIGHTS = rightsFor('redirect-tools', REDIRECT_TOOL_PATHS);

export interface RedirectQuestion {
  path: string;
  target: string;
  /** Of the redirect that is edited; null: it would be a new one. */
  id: number | null;
}

/** Russian, each null where there is nothing to say. */
export interface RedirectAnswer {
  /** For what the address that it leads away from would be refused. */
  path: string | null;
  /** For what the address that it leads to would be refused. */
  target: string | null;
  /** What visitors would lose by it; it may be saved all the same. */
  warning: string | null;
}

export const REDIRECT_IMPORT_MAX_ROWS = 1000;

export interface ImportRedirects {
  /** Lines of «from; to; code; why», the last two may be missing; separated by semicolons, commas or tabs. */
  csv: string;
  /** Nothing is added: only told what would be. */
  dryRun: boolean;
  /** Lines that are added although visitors lose something by them. */
  accepted?: number[];
}

export interface ImportedRedirect {
  /** Number of the line, from 1. */
  line: number;
  path: string;
  target: string;
  code: 301 | 302;
  /** Russian; null for a line that is added, or could be. */
  problem: string | null;
  /** Russian: what visitors lose by the line; it is added only when somebody has accepted that. */
  warning: string | null;
}

export interface ImportedRedirects {
  rows: ImportedRedirect[];
  /** How many were added; 0 in a dry run. */
  added: number;
}
