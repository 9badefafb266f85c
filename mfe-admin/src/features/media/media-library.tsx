import { MEDIA_KINDS, type MediaKind, type MediaListQuery } from '@polden/api-contract';
import { DEBOUNCE_MS } from '@polden/ru';
import { TextField } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListPages } from '../controls/list-pages.tsx';
import { isPastTheEnd } from '../controls/past-the-end.tsx';
import { Select } from '../controls/select.tsx';
import { useTyped } from '../history/use-typed.ts';
import { useOpenedMedia } from './use-opened-media.ts';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import css from './media.module.css';
import { MediaDialog } from './media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { mediaSearch, readMediaState } from './media-state.ts';

const KIND_TITLES: Record<MediaKind, string> = { image: 'Картинки', file: 'Файлы' };

/** All that was uploaded, page by page; what is shown stands in the address. */
export function MediaLibrary() {
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readMediaState(params);
  const [text, setText] = useTyped(state.search ?? '');
  const found = useQuery({
    queryKey: MEDIA_KEYS.list(state),
    queryFn: ({ signal }) => mediaApi.list(state, signal),
    placeholderData: keepPreviousData,
  });
  const pageCount = found.data?.pageCount ?? 0;
  const past = isPastTheEnd({ page: state.page, pageCount });
  const [opened, setOpened] = useOpenedMedia('library', found.data?.items);

  const show = (next: MediaListQuery) =>
    void navigate({ search: mediaSearch(next) }, { replace: true, preventScrollReset: true });
  const address = mediaSearch({ ...state, page: 1, search: text.trim() });
  const present = mediaSearch({ ...state, page: 1 });
  useEffect(() => {
    if (address === present) return undefined;
    const timer = setTimeout(() => void navigate({ search: address }, { replace: true }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, present, navigate]);

  return (
    <section className={css.sections} aria-label={state.trashed ? 'Корзина' : 'Медиатека'}>
      <div role="search" className={css.filters}>
        <TextField
          id={`${id}-search`}
          label="Поиск"
          name="search"
          type="search"
          maxLength={100}
          placeholder="Часть имени файла"
          value={text}
          onChange={setText}
        />
        <Select
          id={`${id}-kind`}
          label="Что искать"
          value={state.kind ?? ''}
          options={[
            { value: '', label: 'Картинки и файлы' },
            ...MEDIA_KINDS.map((kind) => ({ value: kind, label: KIND_TITLES[kind] })),
          ]}
          onChange={(value) => {
            const { kind: _former, page: _page, ...rest } = state;
            const kind = MEDIA_KINDS.find((each) => each === value);
            show({ ...rest, search: text.trim(), ...(kind && { kind }) });
          }}
        />
      </div>
      <MediaGrid
        query={found}
        empty={past ? '' : state.trashed ? 'Корзина пуста.' : 'Ничего не нашлось.'}
        onOpen={setOpened}
      />
      {found.data && (
        <ListPages
          label="Страницы медиатеки"
          page={state.page}
          pageCount={pageCount}
          to={(page) => `/admin/media${mediaSearch({ ...state, page })}`}
        />
      )}
      {opened && (
        <MediaDialog
          key={opened.id}
          item={opened}
          trashed={state.trashed !== undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
