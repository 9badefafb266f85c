import type { PaletteEntry } from './palette-entry.ts';

const KEPT = 7;

type Kept = Required<Pick<PaletteEntry, 'key' | 'title' | 'note' | 'to'>>;

const storageKey = (userId: number) => `admin-palette-${userId}`;

/** The addresses that this person has chosen last in this browser. */
export function recentEntries(userId: number): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Somebody else's words under our key, or a browser that keeps nothing.
    return [];
  }
}

export function rememberEntry(userId: number, { key, title, note, to }: PaletteEntry): void {
  if (to === undefined) return;
  const others = recentEntries(userId).filter((entry) => entry.key !== key);
  try {
    localStorage.setItem(
      storageKey(userId),
      JSON.stringify([{ key, title, note, to }, ...others].slice(0, KEPT)),
    );
  } catch {
    // A full or forbidden storage costs only the memory of what was opened.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { key, title, note, to } = value as Record<string, unknown>;
  return (
    [key, title, note].every((text) => typeof text === 'string') &&
    typeof to === 'string' &&
    to.startsWith('/admin')
  );
}
