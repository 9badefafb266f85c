/** The library's name of a file that it held before it was sent; null for a new one. */
export function knownName(stored: object): string | null {
  if (!('isKnown' in stored) || stored.isKnown !== true) return null;
  return 'fileName' in stored && typeof stored.fileName === 'string' ? stored.fileName : '';
}
