import { HttpError } from '@polden/http';
import { sessionStore } from '@polden/session';
import type { AdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { readOnlyFields } from '../../content-types/use-field-rights.ts';
import { changedFields, fieldNames, type ItemValues, pick, valuesOf } from './item-values.ts';

/**
 * Adds an item once, however often it is tried under the same key: an answer may be lost on its way. What was typed between two
 * attempts goes to the item that the first one has made. Throws HttpError.
 */
export async function addItem(
  { type, api }: AdminType,
  values: ItemValues,
  key: string,
): Promise<ContentItem> {
  const foreign = readOnlyFields(type, sessionStore.getState().user?.actions);
  const names = type.drafts ? fieldNames(type) : Object.keys(type.fields);
  const own = pick(
    values,
    names.filter((name) => !foreign.includes(name)),
  );
  try {
    return await api.add(own, key);
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 409 || !isItem(error.current)) throw error;
    const { id, version } = error.current;
    return api.update(id, { ...pick(own, changedFields(valuesOf(type, error.current), own)), version });
  }
}

export function isItem(current: object | undefined): current is ContentItem {
  return current !== undefined && 'id' in current && 'updatedAt' in current;
}
