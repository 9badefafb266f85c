import type { ContentListRow } from '@polden/api-contract';
import { DEBOUNCE_MS, formatDate } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import controls from '../../controls/controls.module.css';
import { SmallButton } from '../../controls/small-button.tsx';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulkOperations } from '../bulk/use-bulk-operations.ts';
import { readListState } from '../list/list-state.ts';
import { Pages } from '../list/pages.tsx';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { TrashedItem } from './trashed-item.tsx';
import css from './trash.module.css';

/** What was removed: looked for, looked into, put back, or away for good. */
export function Trash() {
  const { api } = useAdminType();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { page, search = '' } = readListState(params);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState<ContentListRow | null>(null);
  const query = { page, ...(search && { search }) };
  const { data, isError } = useQuery({
    queryKey: api.keys.trash(query),
    queryFn: ({ signal }) => api.trash(query, signal),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  const list = useKeptFocus<HTMLElement>(items.map(({ id }) => id));
  const operations = useBulkOperations(['restore', 'purge']);
  const present = chosen.filter((id) => items.some((item) => item.id === id));
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...present, id] : present.filter((other) => other !== id));
  return (
    <section ref={list} className={css.section} aria-label="Корзина" tabIndex={-1}>
      <TrashSearch
        key={search}
        search={search}
        onSearch={(text) => void navigate({ search: addressOf(1, text) }, { replace: true })}
      />
      <p role="status">
        {isError ? 'Корзина не загрузилась.' : data && items.length === 0 && nothing(data.total, search)}
      </p>
      <BulkBar
        choice={{ ids: present }}
        count={present.length}
        operations={operations}
        titleOf={(id) => items.find((item) => item.id === id)?.title ?? `№ ${id}`}
        onDone={() => setChosen([])}
      />
      <ul role="list" className={css.list}>
        {items.map((item) => (
          <li key={item.id} data-row className={css.row}>
            <label className={css.label}>
              {operations.length > 0 && (
                <input
                  type="checkbox"
                  checked={present.includes(item.id)}
                  onChange={(event) => choose(item.id, event.currentTarget.checked)}
                />
              )}
              <span>{item.title}</span>
            </label>
            <time className={css.soft} dateTime={item.updatedAt}>
              {formatDate(item.updatedAt, 'DD.MM.YYYY HH:mm')}
            </time>
            <LookInside item={item} onOpen={() => setOpened(item)} />
          </li>
        ))}
      </ul>
      {data && data.total > 0 && (
        <Pages page={page} pageCount={data.pageCount} searchOf={(other) => addressOf(other, search)} />
      )}
      {opened && <TrashedItem item={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function LookInside({ item, onOpen }: { item: ContentListRow; onOpen: () => void }) {
  const may = useRights();
  if (!may('trashItem')) return null;
  return (
    <SmallButton about={`«${item.title}»`} onClick={onOpen}>
      Посмотреть
    </SmallButton>
  );
}

/** Waits for a pause in typing. */
function TrashSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <input
      className={`${controls.box} ${css.search}`}
      type="search"
      aria-label="Поиск в корзине"
      placeholder="Слова из названия или текста"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

function addressOf(page: number, search: string): string {
  const params = new URLSearchParams({ view: 'trash' });
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return `?${params.toString()}`;
}

function nothing(total: number, search: string): string {
  if (total > 0) return 'На этой странице ничего нет.';
  return search === '' ? 'Корзина пуста.' : 'В корзине такого нет.';
}
