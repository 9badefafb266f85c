/** What of a set is given and taken, whatever else has become of it meanwhile. */
export interface GivenAndTaken {
  give?: readonly string[] | undefined;
  take?: readonly string[] | undefined;
}

/** The set as it is to be; undefined when nothing is to change. */
export function changedSet(
  present: readonly string[],
  whole: string[] | undefined,
  { give, take }: GivenAndTaken,
): string[] | undefined {
  if (!give && !take) return whole;
  const kept = (whole ?? present).filter((name) => !take?.includes(name));
  return [...new Set([...kept, ...(give ?? [])])];
}
