const ESCAPES = /(?:%[0-9a-f]{2})+/giu;
/** Of other letters than Latin ones; the rest means something else when it is not encoded. */
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The address as people write it: `/%D0%B0%D0%BA%D1%86%D0%B8%D1%8F` is «/акция». It leads to the same page. */
export function readableAddress(address: string): string {
  return address.includes('%') ? address.replace(ESCAPES, readable) : address;
}

function readable(escapes: string): string {
  try {
    return Array.from(decodeURIComponent(escapes), (sign) =>
      sign > '\x7f' && LETTER.test(sign) ? sign : encodeURIComponent(sign),
    ).join('');
  } catch {
    return escapes;
  }
}
