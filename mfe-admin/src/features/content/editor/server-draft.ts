import { type ContentDraft, type DraftState, DRAFT_RIGHTS } from '@polden/api-contract';
import { type ContentType, isDraftable } from '@polden/content-model';
import { sessionStore } from '@polden/session';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useAdminType, type AdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { rememberFiles } from '../../files/files.store.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';

/** Reads the changes of an item that visitors do not see yet: its form begins from both. Throws HttpError. */
export async function loadDraft(
  { type, api }: AdminType,
  id: number,
  queryClient: QueryClient,
  signal?: AbortSignal,
): Promise<void> {
  if (!isDraftable(type) || !mayDraft(DRAFT_RIGHTS.item)) return;
  const state = await api.draft(id, signal);
  rememberAttached(state);
  queryClient.setQueryData(api.keys.draft(id), state);
}

/** The pictures and files that the draft shows, for those who read it. */
export function rememberAttached({ picture, documents }: Pick<DraftState, 'picture' | 'documents'>): void {
  rememberPicture(picture);
  rememberFiles(documents);
}

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

/** The item with the changes of its draft; its version is that from which these began. */
export function withDraft(item: ContentItem, state: DraftState | null): ContentItem {
  const draft = state?.draft;
  if (!draft) return item;
  const { picture, documents } = state;
  return { ...item, ...draft.values, version: draft.baseVersion, picture, documents };
}

/** The draft out of a conflict. */
export function isDraft(current: object | undefined): current is ContentDraft {
  return current !== undefined && 'baseVersion' in current;
}

/** Whether what is saved goes to the draft instead of to the site. */
export function savesDraft(type: ContentType, item: ContentItem, state: DraftState | null): boolean {
  if (!isDraftable(type) || !mayDraft(DRAFT_RIGHTS.save)) return false;
  return item.state !== 'draft' || hasChanges(state);
}

/** Whether the form shows something else than the item itself says. */
export function hasChanges(state: DraftState | null): boolean {
  return Object.keys(state?.draft?.values ?? {}).length > 0;
}

function mayDraft(right: string): boolean {
  return sessionStore.getState().user?.actions.includes(right) ?? false;
}
