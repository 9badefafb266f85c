import type { ContentType } from '@polden/content-model';
import type { ContentItem } from '../../content-types/content.api.ts';
import {
  changedFields,
  emptyValues,
  isSame,
  PUBLISHED_AT,
  take,
  valuesOf,
  type ItemValues,
} from './item-values.ts';

/** An article as it is being edited. */
export interface ItemDraft {
  /** Of the item that the work began from; null for a new article. */
  version: number | null;
  /** That item's values. */
  base: ItemValues;
  values: ItemValues;
}

export function draftOf(type: ContentType, item: ContentItem | null): ItemDraft {
  const values = item === null ? emptyValues(type) : valuesOf(type, item);
  if (item === null) return { version: null, base: values, values };
  return { version: item.version, base: values, values };
}

export function isDirty({ base, values }: ItemDraft): boolean {
  return changedFields(base, values).length > 0;
}

/** The draft after `sent` was saved as `saved`: what was typed meanwhile stays, all else is as the server has it. */
export function afterSave(
  type: ContentType,
  now: ItemDraft,
  sent: ItemValues,
  saved: ContentItem,
): ItemDraft {
  const base = valuesOf(type, saved);
  const untouched = Object.keys(base).filter((field) => isSame(now.values, sent, field));
  return { version: saved.version, base, values: take(now.values, base, untouched) };
}

/** The draft after a former version has come back as `item`: what is not saved yet stays. */
export function afterRevert(type: ContentType, now: ItemDraft, item: ContentItem): ItemDraft {
  return afterSave(type, now, now.base, item);
}

/**
 * The draft after an operation beside the form (publication, highlights) has raised the version. When somebody else has
 * changed the content as well, the draft keeps its old version, so that saving it leads to the merge.
 */
export function afterOperation(type: ContentType, now: ItemDraft, item: ContentItem): ItemDraft {
  const foreign = changedFields(now.base, valuesOf(type, item)).filter((field) => field !== PUBLISHED_AT);
  return foreign.length > 0 ? now : afterSave(type, now, now.base, item);
}
