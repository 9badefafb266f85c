import { COMMENT_PATHS, IDEMPOTENCY_KEY_HEADER, type ItemComment, type Mention } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** What the staff says to each other about items. All of it throws HttpError. */
export const commentsApi = {
  list: (type: string, id: number, signal: AbortSignal) =>
    staffHttp.get<ItemComment[]>(`${COMMENT_PATHS.list}/${type}/${id}`, { signal }),
  /** A repeated key adds nothing. */
  add: (type: string, id: number, text: string, key: string) =>
    staffHttp.post<ItemComment[]>(
      `${COMMENT_PATHS.add}/${type}/${id}`,
      { text },
      { headers: { [IDEMPOTENCY_KEY_HEADER]: key } },
    ),
  resolve: (id: number, resolved: boolean) =>
    staffHttp.post<ItemComment[]>(`${COMMENT_PATHS.resolve}/${id}`, { resolved }),
  people: (signal: AbortSignal) => staffHttp.get<string[]>(COMMENT_PATHS.people, { signal }),
  mentions: (signal: AbortSignal) => staffHttp.get<Mention[]>(COMMENT_PATHS.mentions, { signal }),
  seen: (id: number) => staffHttp.post<unknown>(`${COMMENT_PATHS.seen}/${id}`, {}),
};

/** Keys of the query cache. */
export const COMMENT_KEYS = {
  of: (type: string, id: number) => ['comments', type, id],
  people: ['comments', 'people'],
  mentions: ['comments', 'mentions'],
} as const;
