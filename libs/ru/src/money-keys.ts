import { isSignOfSum } from './written-sum.ts';

/** A key that was pressed, as the browser tells of it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey?: boolean;
}

/** Select all, copy, cut, and paste; undo and redo. */
const SHORTCUTS = new Set(['a', 'c', 'x', 'v', 'z', 'y', 'ф', 'с', 'ч', 'м', 'я', 'н']);

/**
 * Whether a field for money takes the key: digits, shortcuts of editing, and everything that writes nothing (arrows, Home,
 * Tab, Backspace, a key that a telephone does not name). Where the sum may be in words, `before` is what stands before it.
 */
export function isMoneyKey({ key, ctrlKey, metaKey }: PressedKey, before = ''): boolean {
  if (!/^.$/su.test(key)) return true;
  if (ctrlKey || metaKey) return SHORTCUTS.has(key.toLowerCase());
  return isSignOfSum(key, before);
}
