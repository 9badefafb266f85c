import type { MediaListItem } from '@polden/api-contract';
import { useState } from 'react';
import { useKept } from '../session/use-kept.ts';

/** Which of a list is open. After a login that came between it is open again: its description may have been begun. */
export function useOpenedMedia(
  list: string,
  items: readonly MediaListItem[] | undefined,
): [opened: MediaListItem | null, open: (item: MediaListItem | null) => void] {
  const [id, setId] = useKept<MediaListItem['id'] | null>(`media:${list}`, null);
  const [item, setItem] = useState<MediaListItem | null>(null);
  return [
    // As it was opened: what the list says of it meanwhile does not change the form.
    item ?? items?.find((each) => each.id === id) ?? null,
    (next) => {
      setItem(next);
      setId(next?.id ?? null);
    },
  ];
}
