import type { PostDraft } from './post-draft.ts';
import { EMPTY_POST } from './post-values.ts';

/** Unsaved work of one person in one tab; `id` of a new article is «new». */
export function draftKey(userId: number, id: number | 'new'): string {
  return `admin-draft:${userId}:blog:${id}`;
}

export function readDraft(key: string): PostDraft | null {
  const text = sessionStorage.getItem(key);
  if (text === null) return null;
  const { version, base, values } = JSON.parse(text) as PostDraft;
  // A release that came meanwhile may have brought fields.
  return { version, base: { ...EMPTY_POST, ...base }, values: { ...EMPTY_POST, ...values } };
}

export function writeDraft(key: string, draft: PostDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    // The tab's storage is full: the form itself still has everything.
    console.warn('the draft is not kept', error);
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}
