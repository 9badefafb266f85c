import type { ContentType } from '@polden/content-model';
import type { ContentItem } from '../../content-types/content.api.ts';
import {
  changedFields,
  emptyValues,
  isSame,
  PUBLISHED_AT,
  pick,
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
  /** Of the server's draft with which the values are merged already: they are saved over it. */
  draftVersion?: number;
  /** Fields that are saved, though the server keeps another form of them than somebody goes on typing: a trimmed one. */
  asTyped?: ItemValues;
  /** Of a new article: under which it is added once, however often it is sent. */
  addKey?: string;
}

export function draftOf(type: ContentType, item: ContentItem | null): ItemDraft {
  const values = item === null ? emptyValues(type) : valuesOf(type, item);
  if (item === null) return { version: null, base: values, values, addKey: crypto.randomUUID() };
  return { version: item.version, base: values, values };
}

export function isDirty(draft: ItemDraft): boolean {
  const { base, values } = settled(draft);
  return changedFields(base, values).length > 0;
}

/** The draft with what is saved in the server's own form, but for the field in which somebody is typing. */
export function settled(draft: ItemDraft, held: string | null = null): ItemDraft {
  const { asTyped, ...rest } = draft;
  if (asTyped === undefined || (held !== null && held in asTyped)) return draft;
  const saved = Object.keys(asTyped).filter((field) => isSame(rest.values, asTyped, field));
  return { ...rest, values: take(rest.values, rest.base, saved) };
}

/**
 * The draft after the values that were `sent`, in whichever of their forms, have been saved as `saved`: what was typed meanwhile
 * stays, and nothing moves under the cursor in the field `held`; all else is as the server has it.
 */
export function afterSave(
  type: ContentType,
  now: ItemDraft,
  sent: readonly ItemValues[],
  saved: ContentItem,
  held: string | null,
): ItemDraft {
  const base = valuesOf(type, saved);
  const untouched = Object.keys(base).filter((field) => sent.some((form) => isSame(now.values, form, field)));
  const asTyped = untouched.filter((field) => field === held && !isSame(now.values, base, field));
  const values = take(
    now.values,
    base,
    untouched.filter((field) => !asTyped.includes(field)),
  );
  const draft = { version: saved.version, base, values };
  return asTyped.length === 0 ? draft : { ...draft, asTyped: pick(now.values, asTyped) };
}

/** The draft after a former version has come back as `item`: what is not saved yet stays. */
export function afterRevert(type: ContentType, now: ItemDraft, item: ContentItem): ItemDraft {
  return afterSave(type, now, savedForms(now), item, null);
}

/**
 * The draft after an operation beside the form (publication, highlights) has raised the version. When somebody else has
 * changed the content as well, the draft keeps its old version, so that saving it leads to the merge.
 */
export function afterOperation(
  type: ContentType,
  now: ItemDraft,
  item: ContentItem,
  held: string | null,
): ItemDraft {
  const foreign = changedFields(now.base, valuesOf(type, item)).filter((field) => field !== PUBLISHED_AT);
  return foreign.length > 0 ? now : afterSave(type, now, savedForms(now), item, held);
}

/** What the form may show of fields that are saved. */
function savedForms({ base, asTyped = {} }: ItemDraft): ItemValues[] {
  return [base, { ...base, ...asTyped }];
}
