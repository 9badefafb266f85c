import { CONTENT_STATES, type ContentListQuery, type ContentState } from '@polden/api-contract';

const MAX_SEARCH = 100;

/** What the list shows, read from its address; anything odd counts as absent. */
export function readListState(params: URLSearchParams): ContentListQuery & { page: number } {
  const page = Number(params.get('page') ?? 1);
  const search = (params.get('search') ?? '').trim().slice(0, MAX_SEARCH);
  const status = CONTENT_STATES.find((state) => state === params.get('status'));
  const within = params.getAll('within').filter((part) => /^\w+:[\w-]*$/u.test(part));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(search && { search }),
    ...(status && { status }),
    ...(within.length > 0 && { within }),
    ...(params.get('view') === 'archive' && { archived: '1' as const }),
  };
}

/** The address of a list: what is at its default is left out. */
export function listSearch({ page = 1, search, status, within = [], archived }: ContentListQuery): string {
  const params = new URLSearchParams();
  if (archived === '1') params.set('view', 'archive');
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  for (const part of within) params.append('within', part);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export const STATE_TITLES: Record<ContentState, string> = {
  draft: 'Черновик',
  scheduled: 'По расписанию',
  published: 'Опубликовано',
};
