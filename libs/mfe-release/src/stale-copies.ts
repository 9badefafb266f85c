import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What to do about them. */
export const STALE_COPIES =
  'Compressed copies hold other bytes than their files; remove dist and build again';

const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/**
 * Compressed copies that unpack to other bytes than the file they stand beside, or to none: browsers would refuse them for
 * their hash. `files`: path to bytes.
 */
export function staleCopies(files: Readonly<Record<string, Uint8Array>>): string[] {
  return Object.keys(files).filter((path) => {
    const packing = Object.entries(UNPACK).find(([ending]) => path.endsWith(ending));
    if (!packing) return false;
    const [ending, unpack] = packing;
    const whole = files[path.slice(0, -ending.length)];
    return whole !== undefined && !isCopy(files[path] ?? new Uint8Array(), whole, unpack);
  });
}

function isCopy(packed: Uint8Array, whole: Uint8Array, unpack: typeof gunzipSync): boolean {
  try {
    return unpack(packed, { maxOutputLength: Math.max(whole.length, 1) }).equals(whole);
  } catch {
    return false;
  }
}
