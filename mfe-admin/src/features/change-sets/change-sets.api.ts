import {
  CHANGE_SET_PATHS,
  type ChangeSet,
  type ChangeSetMember,
  type ChangeSetSummary,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

const change =
  (path: string) =>
  (id: number, body: object = {}) =>
    staffHttp.post<ChangeSet>(`${path}/${id}`, body);

/** All of it throws HttpError. */
export const changeSetsApi = {
  list: (signal: AbortSignal) => staffHttp.get<ChangeSetSummary[]>(CHANGE_SET_PATHS.list, { signal }),
  item: (id: number, signal: AbortSignal) =>
    staffHttp.get<ChangeSet>(`${CHANGE_SET_PATHS.item}/${id}`, { signal }),
  add: (title: string) => staffHttp.post<ChangeSet>(CHANGE_SET_PATHS.add, { title }),
  update: (id: number, title: string) => change(CHANGE_SET_PATHS.update)(id, { title }),
  remove: (id: number) => staffHttp.post<unknown>(`${CHANGE_SET_PATHS.remove}/${id}`, {}),
  put: (id: number, member: ChangeSetMember, removal = false) =>
    change(CHANGE_SET_PATHS.put)(id, { ...member, removal }),
  take: (id: number, member: ChangeSetMember) => change(CHANGE_SET_PATHS.take)(id, member),
  /** As it was shown; 409 when it is another by now. */
  publish: ({ id, digest }: ChangeSet) => change(CHANGE_SET_PATHS.publish)(id, { digest }),
  schedule: ({ id, digest }: ChangeSet, publishAt: string | null) =>
    change(CHANGE_SET_PATHS.schedule)(id, { publishAt, digest }),
  revert: (id: number) => change(CHANGE_SET_PATHS.revert)(id),
};

export const CHANGE_SET_KEYS = {
  list: ['change-sets', 'list'],
  item: (id: number) => ['change-sets', 'item', id],
};
