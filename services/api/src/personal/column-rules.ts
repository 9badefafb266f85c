/**
 * `sealed`: ciphertext under a key of the ring; `indexed`: a keyed digest, by which a person is found and not read;
 * `public`: what a person has agreed to show; `local`: in the clear, in a table that only local mode fills.
 */
export type ColumnRule = 'sealed' | 'indexed' | { notPersonal: string } | { public: string } | { local: string };

/** By column. */
export type ColumnRules = Readonly<Record<string, ColumnRule>>;
