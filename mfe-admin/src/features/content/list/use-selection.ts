import type { BulkChoice, ContentListFilters } from '@polden/api-contract';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

interface Selection {
  /** Of which filters: others mean other items. */
  key: string;
  ids: readonly number[];
  /** Everything that the filters mean, on all pages. */
  all: boolean;
}

/** The items that are chosen in a list; they stay chosen from page to page, as long as the filters are the same. */
export function useSelection(filters: ContentListFilters) {
  const key = hashKey([filters]);
  const none: Selection = { key, ids: [], all: false };
  const [kept, setKept] = useState<Selection>(none);
  const selection = kept.key === key ? kept : none;
  const choice: BulkChoice = selection.all ? { where: filters } : { ids: [...selection.ids] };
  return {
    all: selection.all,
    ids: selection.ids,
    choice,
    isChosen: (id: number) => selection.all || selection.ids.includes(id),
    chooseAll: () => setKept({ key, ids: [], all: true }),
    clear: () => setKept(none),
    /** One item less than all would need a list of exceptions: it begins anew with the page that is shown. */
    choose: (changed: readonly number[], chosen: boolean, page: readonly number[]) => {
      const before = selection.all ? page : selection.ids;
      const others = before.filter((id) => !changed.includes(id));
      setKept({ key, ids: chosen ? [...others, ...changed] : others, all: false });
    },
  };
}
