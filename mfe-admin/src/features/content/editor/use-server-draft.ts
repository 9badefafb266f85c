import type { DraftState } from '@polden/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { savesDraft, withDraft } from '../../content-types/item-draft-state.ts';

export interface ServerDraft {
  /** Null where there are no drafts. */
  state: DraftState | null;
  /** Whether what is saved goes to the draft instead of to the site. */
  applies: boolean;
  /** The item as the form shows it; null for a new one. */
  shown: ContentItem | null;
  take: (state: DraftState) => void;
}

/** The changes of an item that visitors do not see yet; the page has read them together with the item. */
export function useServerDraft(item: ContentItem | null): ServerDraft {
  const { type, api } = useAdminType();
  const queryClient = useQueryClient();
  const key = api.keys.draft(item?.id ?? 0);
  const { data = null } = useQuery<DraftState>({
    queryKey: key,
    queryFn: ({ signal }) => api.draft(item?.id ?? 0, signal),
    enabled: false,
  });
  return {
    state: data,
    applies: item !== null && savesDraft(type, item, data),
    shown: item && withDraft(item, data),
    take: (state) => queryClient.setQueryData(key, state),
  };
}
