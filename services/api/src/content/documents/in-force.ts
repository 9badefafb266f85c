interface Dates {
  /** YYYY-MM-DD as the editor has given it; null without one. */
  given: string | null;
  /** From which day the version before is in force; null for the first one. */
  previous: string | null;
  /** YYYY-MM-DD: the day of the publication. */
  published: string;
}

/**
 * The day from which a version is in force. A file that is replaced without a later date than that of the version before
 * is in force from its publication: the version before was until then.
 */
export function inForceFrom({ given, previous, published }: Dates): string {
  if (given === null) return published;
  return previous === null || given > previous ? given : published;
}
