import { DRAFT_RIGHTS } from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import { HttpError } from '@polden/http';
import { Button, ButtonLink, Notice } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { rememberFiles } from '../../files/files.store.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { mayDraft } from '../../content-types/item-draft-state.ts';
import { TypePage } from '../type-page.tsx';
import { ItemEditor } from './item-editor.tsx';

/** `/admin/blog/:id`, `/admin/control-panel/:type/:id` */
export function Component() {
  const id = Number(useParams()['id']);
  return (
    <TypePage>
      <Item key={id} id={id} />
    </TypePage>
  );
}

function Item({ id }: { id: number }) {
  const { type, api, root } = useAdminType();
  const queryClient = useQueryClient();
  /** The form begins from both. */
  async function loadDraft(item: ContentItem, signal: AbortSignal): Promise<void> {
    if (!isDraftable(type) || !mayDraft(DRAFT_RIGHTS.item)) return;
    const state = await api.draft(id, signal);
    rememberPicture(state.picture);
    rememberFiles(state.documents);
    queryClient.setQueryData(api.keys.draft(item.id), state);
  }
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: api.keys.item(id),
    queryFn: async ({ signal }) => {
      const item = await api.item(id, signal);
      rememberPicture(item.picture);
      rememberFiles(item.documents);
      await loadDraft(item, signal);
      return item;
    },
    meta: { shownInPlace: [404] },
    // Work begins from what the server has now, and is not disturbed afterwards.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data && isFetchedAfterMount && !error) {
    return (
      <AdminFrame title={String(data[type.title])}>
        <ItemEditor item={data} onItem={(item) => queryClient.setQueryData(api.keys.item(id), item)} />
      </AdminFrame>
    );
  }
  if (error instanceof HttpError && error.code === 404) {
    return (
      <AdminFrame title="Такой записи нет">
        <Notice>Возможно, её удалили.</Notice>
        <p>
          <ButtonLink to={root}>{`К списку: ${type.titles.section}`}</ButtonLink>
        </p>
      </AdminFrame>
    );
  }
  return (
    <AdminFrame title={type.titles.section}>
      <p role="status">{error ? 'Запись не загрузилась.' : 'Загружаем…'}</p>
      {error && (
        <p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Попробовать ещё раз
          </Button>
        </p>
      )}
    </AdminFrame>
  );
}
