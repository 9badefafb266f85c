import { DRAFT_RIGHTS } from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import type { QueryClient } from '@tanstack/react-query';
import type { AdminType } from '../../content-types/admin-type.tsx';
import { mayDraft } from '../../content-types/item-draft-state.ts';
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
  rememberPicture(state.picture);
  rememberFiles(state.documents);
  queryClient.setQueryData(api.keys.draft(id), state);
}
