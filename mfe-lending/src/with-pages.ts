const parts = new Set<() => Promise<void>>();

/** What pages show besides their own code. Only their code names it: so it comes without what they have in common with it. */
export function comesWithPages(bring: () => Promise<void>): void {
  parts.add(bring);
}

/** Once the code of a page is here. */
export async function bringWithPages(): Promise<void> {
  await Promise.all([...parts].map((bring) => bring()));
}
