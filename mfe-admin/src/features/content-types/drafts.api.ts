import { DRAFT_PATHS, type DraftState, type SaveDraft, type ScheduleItem } from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import type { ContentItem } from './content.api.ts';

/** What staff do with the draft of an item of the type. All of it throws HttpError. */
export function draftsApi(type: string) {
  const at = (path: string, id: number) => `${path}/${type}/${id}`;
  return {
    draft: (id: number, signal?: AbortSignal) =>
      staffHttp.get<DraftState>(at(DRAFT_PATHS.item, id), signal && { signal }),
    saveDraft: (id: number, body: SaveDraft) => staffHttp.post<DraftState>(at(DRAFT_PATHS.save, id), body),
    discardDraft: (id: number) => staffHttp.post<DraftState>(at(DRAFT_PATHS.discard, id), {}),
    publishDraft: (id: number, version: number) =>
      staffHttp.post<ContentItem>(at(DRAFT_PATHS.publish, id), { version }),
    schedule: (id: number, body: ScheduleItem) =>
      staffHttp.post<DraftState>(at(DRAFT_PATHS.schedule, id), body),
  };
}
