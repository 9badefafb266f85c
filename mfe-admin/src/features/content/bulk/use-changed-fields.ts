import type { Field } from '@polden/content-model';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { useFieldRights } from '../../content-types/use-field-rights.ts';
import { changedAtOnce } from '../list/columns.ts';

/** The fields that the signed-in person may change in many items at once. */
export function useChangedFields(): [string, Field][] {
  const { type } = useAdminType();
  const mayChange = useFieldRights();
  return changedAtOnce(type).filter(([, field]) => mayChange(field));
}
