import { type NewSavedView, SAVED_VIEW_PATHS, type SavedView } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** Lists as people like to see them. All of them throw HttpError. */
export const savedViewsApi = {
  list: (type: string, signal: AbortSignal) =>
    staffHttp.get<SavedView[]>(SAVED_VIEW_PATHS.list, { searchParams: { type }, signal }),
  add: (view: NewSavedView) => staffHttp.post<SavedView>(SAVED_VIEW_PATHS.add, view),
  rename: (id: number, title: string) =>
    staffHttp.post<SavedView>(`${SAVED_VIEW_PATHS.rename}/${id}`, { title }),
  share: (id: number, shared: boolean) =>
    staffHttp.post<SavedView>(`${SAVED_VIEW_PATHS.share}/${id}`, { shared }),
  remove: (id: number) => staffHttp.post<{ ok: true }>(`${SAVED_VIEW_PATHS.remove}/${id}`, {}),
};

export const savedViewsKey = (type: string) => ['saved-views', type];
