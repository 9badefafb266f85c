/** One line of `mfe-release doctor`. */
export interface Check {
  name: string;
  /** Null: it could not be looked at, for a reason that is no fault. */
  ok: boolean | null;
  /** What was found. */
  found: string;
  /** What to do about it; null when there is nothing to do. */
  mend: string | null;
}

export const good = (name: string, found: string): Check => ({ name, ok: true, found, mend: null });

export const bad = (name: string, found: string, mend: string): Check => ({ name, ok: false, found, mend });

/** Not looked at. */
export const unknown = (name: string, found: string): Check => ({ name, ok: null, found, mend: null });

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
