import type { AutosavedWork } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { type ItemDraft, settled } from './item-draft.ts';
import { emptyValues, fieldNames, type ItemValues, pick } from './item-values.ts';

/** Unsaved work of one person in one tab; `id` of a new article is «new». */
export function draftKey(type: ContentType, userId: number, id: number | 'new'): string {
  return `admin-draft:${userId}:${type.name}:${id}`;
}

export function readDraft(type: ContentType, key: string): ItemDraft | null {
  const text = sessionStorage.getItem(key);
  if (text === null) return null;
  return restoredDraft(type, JSON.parse(text) as ItemDraft);
}

/** Work of an earlier time as the form takes it: a release that came meanwhile may have brought fields, and taken some away. */
export function restoredDraft(type: ContentType, work: AutosavedWork & Pick<ItemDraft, 'addKey'>): ItemDraft {
  const { version, base, values, addKey = crypto.randomUUID() } = work;
  const empty = emptyValues(type);
  const known = fieldNames(type);
  const whole = (part: object): ItemValues => ({ ...empty, ...pick({ ...part }, known) });
  const draft = { version, base: whole(base), values: whole(values) };
  return version === null ? { ...draft, addKey } : draft;
}

export function writeDraft(key: string, draft: ItemDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settled(draft)));
  } catch (error) {
    // The tab's storage is full: the form itself still has everything.
    console.warn('the draft is not kept', error);
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}
