const FNV_PRIME = 0x100000001b3n;
const FNV_BASIS = 0xcbf29ce484222325n;
const SAME_MOMENT_MS = 10 * 60_000;
const BITS_64 = 0xffffffffffffffffn;

/**
 * The idempotency key of a call: the same for the same body, so that a repetition after a lost answer is one request, and
 * another one as soon as anything in the body has been corrected. FNV-1a: it only tells bodies apart, `seed` is random.
 */
export function callKey(seed: string, body: object): string {
  let hash = FNV_BASIS;
  for (const byte of new TextEncoder().encode(JSON.stringify(body))) {
    hash = ((hash ^ BigInt(byte)) * FNV_PRIME) & BITS_64;
  }
  return `${seed}-${hash.toString(16)}`;
}

/**
 * What the keys of a request begin with that has none yet. A form without JavaScript that is posted twice is posted with
 * the same fields at about the same time, and is one request; a browser has its own word for it.
 */
export function newSeed(): string {
  if (typeof document !== 'undefined') return crypto.randomUUID();
  return `posted-${Math.floor(Date.now() / SAME_MOMENT_MS)}`;
}
