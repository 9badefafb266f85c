import type { Field } from '@polden/content-model';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { columnFields, shownColumns } from './columns.ts';

interface Columns {
  /** The fields that can have columns. */
  all: [string, Field][];
  shown: [string, Field][];
}

/** The columns of a list; `chosen`: the names of those that somebody wants. */
export function useColumns(chosen: readonly string[] | undefined): Columns {
  const { type, screen } = useAdminType();
  const all = columnFields(type);
  return { all, shown: shownColumns(all, chosen ?? screen?.columns) };
}
