import { type Column, DataTable } from '@polden/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListPages } from './list-pages.tsx';
import { NotRead } from './not-read.tsx';
import { isPastTheEnd } from './past-the-end.tsx';

export interface PagedTableProps<Row> {
  query: Pick<
    UseQueryResult<{ items: Row[]; pageCount: number }>,
    'data' | 'isError' | 'errorUpdateCount' | 'refetch'
  >;
  caption: string;
  /** Said in the place of the table: while it loads, when it did not load, and when nothing is in it. */
  words: { loading?: string; failed: string; empty: string };
  columns: Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** `label`: «Страницы заявок». `to`: the address of a page. */
  pages: { label: string; page: number; to: (page: number) => string };
}

/** A list of the API, page by page. */
export function PagedTable<Row>({ query, caption, words, columns, rowKey, pages }: PagedTableProps<Row>) {
  const { data } = query;
  const past = data !== undefined && isPastTheEnd({ page: pages.page, pageCount: data.pageCount });
  return (
    <>
      {!data && <NotRead of={[query]} {...words} />}
      {data?.items.length === 0 && !past && <p>{words.empty}</p>}
      {data && data.items.length > 0 && (
        <DataTable
          caption={caption}
          captionHidden
          stacks
          columns={columns}
          rows={data.items}
          rowKey={rowKey}
        />
      )}
      {data && <ListPages {...pages} pageCount={data.pageCount} />}
    </>
  );
}
