import type { ContentType } from '@polden/content-model';
import { fieldsOf } from '../fields/values.ts';

/** Names of the other types whose items stand at the addresses of this one. */
export function sharingAddresses(type: ContentType): readonly string[] {
  return fieldsOf(type).flatMap(([, field]) => (field.kind === 'slug' ? (field.sharedWith ?? []) : []));
}
