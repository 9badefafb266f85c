import type { ContentListQuery, ContentListRow } from '@polden/api-contract';
import type { ContentApi } from './content.api.ts';

/** All items of a list, page after page. */
export async function wholeList(
  api: ContentApi,
  query: Omit<ContentListQuery, 'page'>,
  signal: AbortSignal,
): Promise<ContentListRow[]> {
  const first = await api.list({ ...query, page: 1 }, signal);
  const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) =>
    api.list({ ...query, page: index + 2 }, signal),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}
