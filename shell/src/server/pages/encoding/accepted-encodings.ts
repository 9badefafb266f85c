/** `br`, `br;q=0.5`: a coding and how much it is wanted, as RFC 9110 writes them. */
const CODING = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/iu;
const REST = '*';
/** Legacy aliases. */
const ALIASES = new Map([['x-gzip', 'gzip']]);

/**
 * Of `encodings` the one that an Accept-Encoding header wants most, the first of several; `identity` where it takes none of
 * them, or wants the page as it is more than any. What is no coding or no weight is as if it were not there.
 */
export function mostWanted<E extends string>(header: string, encodings: readonly E[]): E | 'identity' {
  const weights = weightsOf(header);
  let wanted: E | 'identity' = 'identity';
  // A page as it is can always be sent; only who names it wants it.
  let most = weights.get(wanted) ?? 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get(REST) ?? 0;
    // As much as the page as it is: then the smaller one.
    if (weight === 0 || weight < most || (weight === most && wanted !== 'identity')) continue;
    wanted = encoding;
    most = weight;
  }
  return wanted;
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [, coding = '', weight = '1'] = CODING.exec(part) ?? [];
    const name = coding.toLowerCase();
    if (name !== '') weights.set(ALIASES.get(name) ?? name, Number(weight));
  }
  return weights;
}
