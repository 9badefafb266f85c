import type { AutosavedWork, AutosaveKey } from '@polden/api-contract';

/** What could not be sent, in the browser: it outlives the tab. */
export interface Unsent {
  key: AutosaveKey;
  work: AutosavedWork;
  /** ISO 8601. */
  at: string;
}

function nameOf(userId: number, { contentType, itemId }: AutosaveKey): string {
  return `admin-unsent:${userId}:${contentType}:${itemId ?? 'new'}`;
}

export function keepUnsent(userId: number, key: AutosaveKey, work: AutosavedWork): void {
  const unsent: Unsent = { key, work, at: new Date().toISOString() };
  try {
    localStorage.setItem(nameOf(userId, key), JSON.stringify(unsent));
  } catch (error) {
    // The browser's storage is full: the tab's own draft still has everything.
    console.warn('the unsent work is not kept', error);
  }
}

export function unsentOf(userId: number, key: AutosaveKey): Unsent | null {
  const text = localStorage.getItem(nameOf(userId, key));
  return text === null ? null : (JSON.parse(text) as Unsent);
}

export function forgetUnsent(userId: number, key: AutosaveKey): void {
  localStorage.removeItem(nameOf(userId, key));
}
