import type { BlogPostRow, ContentListQuery } from '@polden/api-contract';
import { Button, VisuallyHidden } from '@polden/ui';
import { plural } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BLOG_KEYS, blogApi } from '../blog.api.ts';
import { RemoveDialog } from '../remove-dialog.tsx';
import { ListFilters } from './list-filters.tsx';
import { listSearch, readListState } from './list-state.ts';
import { Pages } from './pages.tsx';
import { PostTable } from './post-table.tsx';
import css from './blog-list.module.css';

const ARTICLES = { single: 'статья', more: 'статьи', many: 'статей' };

/** All articles, page by page; what is shown stands in the address. */
export function PostList() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readListState(params);
  const [removed, setRemoved] = useState<BlogPostRow | null>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: BLOG_KEYS.list(state),
    queryFn: ({ signal }) => blogApi.list(state, signal),
    placeholderData: keepPreviousData,
  });
  const show = useCallback(
    (next: ContentListQuery) =>
      void navigate({ search: listSearch(next) }, { replace: true, preventScrollReset: true }),
    [navigate],
  );

  return (
    <section className={css.list} aria-label="Статьи">
      <ListFilters state={state} onChange={show} />
      <p className={css.total} role="status">
        {data ? `${data.total} ${plural(data.total, ARTICLES)}` : isError ? '' : 'Загружаем статьи…'}
      </p>
      {isError && !data && (
        <div className={css.empty}>
          <p>Список не загрузился.</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Попробовать ещё раз
          </Button>
        </div>
      )}
      {data && data.items.length > 0 && (
        <div data-stale={isPlaceholderData || undefined} className={css.results}>
          <PostTable posts={data.items} onRemove={setRemoved} />
        </div>
      )}
      {data?.items.length === 0 && <Nothing state={state} onReset={() => show({})} />}
      {data && data.pageCount > 1 && <Pages state={state} pageCount={data.pageCount} />}
      {isPlaceholderData && <VisuallyHidden>Обновляем список</VisuallyHidden>}
      {removed && (
        <RemoveDialog post={removed} onCancel={() => setRemoved(null)} onRemoved={() => setRemoved(null)} />
      )}
    </section>
  );
}

function Nothing({ state, onReset }: { state: ContentListQuery & { page: number }; onReset: () => void }) {
  const filtered = state.search !== undefined || state.status !== undefined || state.page > 1;
  return (
    <div className={css.empty}>
      <p>{filtered ? 'Здесь ничего нет.' : 'Статей пока нет: начните с первой.'}</p>
      {filtered && (
        <Button variant="secondary" onClick={onReset}>
          Показать все статьи
        </Button>
      )}
    </div>
  );
}
