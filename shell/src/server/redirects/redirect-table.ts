import { RedirectTable, type RedirectRule } from '@polden/reference-data';

/**
 * The table of the editors' rules, made anew when `rules` gives another array. `report` hears of those that lead nowhere, once.
 */
export function tableOf(
  rules: () => readonly RedirectRule[],
  report: (message: string) => void,
): () => RedirectTable {
  let known: readonly RedirectRule[] = [];
  let table = new RedirectTable(known);
  return () => {
    const now = rules();
    if (now === known) return table;
    known = now;
    table = new RedirectTable(now);
    if (table.refused.length > 0) report(`redirects that lead nowhere: ${table.refused.join(', ')}`);
    return table;
  };
}
