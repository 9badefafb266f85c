import { type CalendarEntry, CHANGE_SET_RIGHTS } from '@polden/api-contract';
import type { ReactNode } from 'react';
import { ItemLink } from '../content-types/item-link.tsx';
import { GuardedLink } from '../session/guarded-link.tsx';

/** The way to what is to happen: an item or a set of changes. */
export function EntryLink({ entry: { type, id }, children }: { entry: CalendarEntry; children: ReactNode }) {
  if (type === null)
    return (
      <GuardedLink right={CHANGE_SET_RIGHTS.item} to={`/admin/change-sets/${id}`}>
        {children}
      </GuardedLink>
    );
  return (
    <ItemLink type={type} id={id}>
      {children}
    </ItemLink>
  );
}
