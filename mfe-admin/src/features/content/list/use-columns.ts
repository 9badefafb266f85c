import type { Field } from '@polden/content-model';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { columnFields, shownColumns } from './columns.ts';
import { useNamedFields } from './use-named-fields.ts';

interface Columns {
  /** The fields that can have columns for whoever is signed in: a column of numbers without names says nothing. */
  all: [string, Field][];
  shown: [string, Field][];
}

/** The columns of a list; `chosen`: the names of those that somebody wants. */
export function useColumns(chosen: readonly string[] | undefined): Columns {
  const { type, screen } = useAdminType();
  const isNamed = useNamedFields();
  const all = columnFields(type).filter(([, field]) => isNamed(field));
  return { all, shown: shownColumns(all, chosen ?? screen?.columns) };
}
