import { isDeepStrictEqual } from 'node:util';

const ADDRESSES = ['src', 'width', 'height'];

/** Texts also hold the addresses of their pictures, which follow the pictures in their own time. */
export function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutAddresses(inner)] as const);
  const kept = 'mediaId' in value ? entries.filter(([name]) => !ADDRESSES.includes(name)) : entries;
  return Object.fromEntries(kept);
}

/** Whether both say the same, wherever the bytes of their pictures lie by now. */
export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutAddresses(one), withoutAddresses(other));
}
