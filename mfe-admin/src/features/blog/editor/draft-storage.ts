import type { PostDraft } from './post-draft.ts';

/** Unsaved work of one person in one tab; `id` of a new article is «new». */
export function draftKey(userId: number, id: number | 'new'): string {
  return `admin-draft:${userId}:blog:${id}`;
}

export function readDraft(key: string): PostDraft | null {
  const text = sessionStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as PostDraft);
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
