/**
 * `sealed`: ciphertext under a key of the ring; `indexed`: a keyed digest, by which a person is found and not read;
 * `public`: what a person has agreed to show; `local`: in the clear, in a table that only local mode fills;
 * `erasedWith`: words that may name somebody, and go with what they belong to; `ofStaff`: tells of people who work here.
 */
export type ColumnRule =
  | 'sealed'
  | 'indexed'
  | { notPersonal: string }
  | { public: string }
  | { local: string }
  | { erasedWith: string }
  | { ofStaff: string };

/** By column. */
export type ColumnRules = Readonly<Record<string, ColumnRule>>;

/** Columns that tell of nobody, for one reason. */
export function nobody(reason: string, columns: string): ColumnRules {
  return Object.fromEntries(columns.split(' ').map((column) => [column, { notPersonal: reason }]));
}
