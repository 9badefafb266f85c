import type { ContentType } from '@polden/content-model';
import { fieldsOf } from '../fields/values.ts';

/** Names of the other types that share the address space of this one. */
export function sharingAddresses(type: ContentType): readonly string[] {
  return fieldsOf(type).flatMap(([, field]) => (field.kind === 'slug' ? (field.sharedWith ?? []) : []));
}
