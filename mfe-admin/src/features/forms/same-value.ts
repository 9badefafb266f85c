/** Where the bytes of a picture lie follows the picture: by itself it is no change of a text. */
const ADDRESSES = ['src', 'width', 'height'];

/**
 * Equal in content, in any order of the keys; a key without a value counts as none. Runs at every letter of a long text: it
 * ends at the first difference.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => isSameValue(item, b[index]));
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const isCovered = Object.keys(other).every((key) => other[key] === undefined || one[key] !== undefined);
  const isAddress = (key: string) => 'mediaId' in one && ADDRESSES.includes(key);
  return isCovered && Object.keys(one).every((key) => isAddress(key) || isSameValue(one[key], other[key]));
}
