import type { BlogPostItem } from '@polden/api-contract';
import {
  changedFields,
  EMPTY_POST,
  isSame,
  POST_FIELDS,
  take,
  valuesOf,
  type PostValues,
} from './post-values.ts';

/** An article as it is being edited. */
export interface PostDraft {
  /** Of the item that the work began from; null for a new article. */
  version: number | null;
  /** That item's values. */
  base: PostValues;
  values: PostValues;
}

export function draftOf(item: BlogPostItem | null): PostDraft {
  if (item === null) return { version: null, base: EMPTY_POST, values: EMPTY_POST };
  const values = valuesOf(item);
  return { version: item.version, base: values, values };
}

export function isDirty({ base, values }: PostDraft): boolean {
  return changedFields(base, values).length > 0;
}

/** The draft after `sent` was saved as `saved`: what was typed meanwhile stays, all else is as the server has it. */
export function afterSave(now: PostDraft, sent: PostValues, saved: BlogPostItem): PostDraft {
  const base = valuesOf(saved);
  const untouched = POST_FIELDS.filter((field) => isSame(now.values, sent, field));
  return { version: saved.version, base, values: take(now.values, base, untouched) };
}

/**
 * The draft after an operation beside the form (publication, highlights) has raised the version. When somebody else has
 * changed the content as well, the draft keeps its old version, so that saving it leads to the merge.
 */
export function afterOperation(now: PostDraft, item: BlogPostItem): PostDraft {
  const foreign = changedFields(now.base, valuesOf(item)).filter((field) => field !== 'publishedAt');
  return foreign.length > 0 ? now : afterSave(now, now.base, item);
}
