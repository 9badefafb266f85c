import {
  type BulkChoice,
  type BulkContent,
  type BulkPreview,
  type BulkResult,
  type BulkTrial,
  type ContentFacts,
  type ContentList,
  type ContentListQuery,
  type ContentListRow,
  type ContentRevision,
  type ContentRevisionItem,
  type MediaImage,
  type MoveDirection,
  type RevertContent,
  type StoredFile,
  DRAFT_PATHS,
  type DraftState,
  type SaveDraft,
  type ScheduleItem,
} from '@polden/api-contract';
import { IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import { type ContentOperation, type ContentType, operationPaths } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import { staffHttp } from '@polden/session';

/** An item of any type: its facts, and its fields by name. */
export type ContentItem = ContentFacts & {
  /** The files of its image and of its document. */
  picture: MediaImage | null;
  document: StoredFile | null;
  /** Of all its fields of files. */
  documents: StoredFile[];
  called?: string;
} & { [field: string]: unknown };

/** What it is called where it is not looked at: also by its city, where it has one. */
export function titleOf(type: ContentType, { called, ...item }: ContentItem): string {
  return called ?? readableAddress(String(item[type.title]));
}

export interface TrashQuery {
  page: number;
  search?: string;
}

export type ContentApi = ReturnType<typeof contentApi>;

/** What staff do with the items of a type. All of it throws HttpError. */
export function contentApi(type: ContentType) {
  const path = (operation: ContentOperation, id?: number): string => {
    const [address = ''] = operationPaths(type, operation);
    return id === undefined ? address : `${address}/${id}`;
  };
  const change =
    <Result>(operation: ContentOperation) =>
    (id: number, body: object = {}) =>
      staffHttp.post<Result>(path(operation, id), body);
  return {
    ...draftsApi(type.name),
    list: (query: ContentListQuery, signal?: AbortSignal) =>
      staffHttp.get<ContentList<ContentListRow>>(`${path('list')}?${searchOf(query)}`, signal && { signal }),
    trash: (query: TrashQuery, signal: AbortSignal) =>
      staffHttp.get<ContentList<ContentListRow>>(path('trash'), { searchParams: { ...query }, signal }),
    trashItem: (id: number, signal: AbortSignal) =>
      staffHttp.get<ContentItem>(path('trashItem', id), { signal }),
    item: (id: number, signal?: AbortSignal) =>
      staffHttp.get<ContentItem>(path('item', id), signal && { signal }),
    /** The same key adds one item; 409 with it when the key came with other values before. */
    add: (values: object, key?: string) =>
      staffHttp.post<ContentItem>(
        path('add'),
        values,
        key === undefined ? {} : { headers: { [IDEMPOTENCY_KEY_HEADER]: key } },
      ),
    update: change<ContentItem>('update'),
    remove: change<unknown>('remove'),
    restore: change<ContentItem>('restore'),
    purge: change<true>('purge'),
    publish: change<ContentItem>('publish'),
    unpublish: change<ContentItem>('unpublish'),
    moveUp: change<ContentItem>('moveUp'),
    moveDown: change<ContentItem>('moveDown'),
    moveArchive: change<ContentItem>('moveArchive'),
    restoreArchive: change<ContentItem>('restoreArchive'),
    revisions: (id: number, signal: AbortSignal) =>
      staffHttp.get<ContentRevision[]>(path('revisions', id), { signal }),
    revision: (id: number, version: number, signal: AbortSignal) =>
      staffHttp.get<ContentRevisionItem>(path('revision', id), { searchParams: { version }, signal }),
    revert: (id: number, body: RevertContent) => change<ContentItem>('revert')(id, body),
    bulk: (body: BulkContent) => staffHttp.post<BulkResult>(path('bulk'), body),
    bulkTrial: (body: Omit<BulkTrial, 'preview'> & BulkChoice) =>
      staffHttp.post<BulkPreview>(path('bulk'), { ...body, preview: true }),
    highlights: (signal: AbortSignal) => staffHttp.get<ContentListRow[]>(path('highlights'), { signal }),
    highlightAdd: change<ContentListRow[]>('highlightAdd'),
    highlightRemove: change<ContentListRow[]>('highlightRemove'),
    highlightMove: (id: number, direction: MoveDirection) =>
      change<ContentListRow[]>('highlightMove')(id, { direction }),
    /** Keys of the query cache. */
    keys: {
      lists: [type.name, 'list'],
      list: (query: ContentListQuery) => [type.name, 'list', query],
      /** All items at once, for those that refer to them. */
      options: [type.name, 'list', 'options'],
      trash: (query: TrashQuery) => [type.name, 'list', 'trash', query],
      trashItem: (id: number) => [type.name, 'list', 'trash', 'item', id],
      highlights: [type.name, 'highlights'],
      item: (id: number) => [type.name, 'item', id],
      draft: (id: number) => [type.name, 'item', id, 'draft'],
      revisions: (id: number) => [type.name, 'item', id, 'revisions'],
    },
  };
}

function searchOf({ page = 1, ...filters }: ContentListQuery): string {
  return new URLSearchParams([['page', String(page)], ...filterParams(filters)]).toString();
}

/** What a list is filtered by, as the API reads it. */
export function filterParams({ within = [], has = [], ...texts }: Omit<ContentListQuery, 'page'>) {
  const given = Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const parts = [...within.map((part) => ['within', part]), ...has.map((part) => ['has', part])];
  return new URLSearchParams([...given, ...parts]);
}

/** What staff do with the draft of an item of the type. All of it throws HttpError. */
function draftsApi(type: string) {
  const at = (path: string, id: number) => `${path}/${type}/${id}`;
  return {
    draft: (id: number, signal?: AbortSignal) =>
      staffHttp.get<DraftState>(at(DRAFT_PATHS.item, id), signal && { signal }),
    saveDraft: (id: number, body: SaveDraft) => staffHttp.post<DraftState>(at(DRAFT_PATHS.save, id), body),
    discardDraft: (id: number, version: number | null) =>
      staffHttp.post<DraftState>(at(DRAFT_PATHS.discard, id), { version }),
    publishDraft: (id: number, version: number) =>
      staffHttp.post<ContentItem>(at(DRAFT_PATHS.publish, id), { version }),
    schedule: (id: number, body: ScheduleItem) =>
      staffHttp.post<DraftState>(at(DRAFT_PATHS.schedule, id), body),
  };
}
