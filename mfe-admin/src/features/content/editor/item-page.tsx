import { HttpError } from '@polden/http';
import { ButtonLink, Notice } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NotRead } from '../../controls/not-read.tsx';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { rememberFiles } from '../../files/files.store.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { titleOf } from '../../content-types/content.api.ts';
import { TypePage } from '../type-page.tsx';
import { ItemEditor } from './item-editor.tsx';
import { loadDraft } from './server-draft.ts';

/** `/admin/blog/:id`, `/admin/control-panel/:type/:id`, and both with `new` in the place of an id */
export function Component() {
  return (
    <TypePage>
      <OpenForm />
    </TypePage>
  );
}

/** The form of the item that the address names. The item that a form has made is gone on with in the same one. */
function OpenForm() {
  const param = useParams()['id'];
  const address = param === undefined ? null : Number(param);
  const { key: visit } = useLocation();
  const [form, setForm] = useState({ number: 0, visit, address, id: address });
  if (form.visit !== visit || form.address !== address) {
    const number = form.id === address ? form.number : form.number + 1;
    setForm({ number, visit, address, id: address });
  }
  return <Item key={form.number} id={form.id} onAdded={(id) => setForm((now) => ({ ...now, id }))} />;
}

interface ItemProps {
  /** Null for a new one. */
  id: number | null;
  onAdded: (id: number) => void;
}

function Item({ id, onAdded }: ItemProps) {
  const admin = useAdminType();
  const { type, api, root } = admin;
  const mayAdd = useRights()('add');
  const [isAddedHere] = useState(id === null);
  const queryClient = useQueryClient();
  const { data, error, isFetchedAfterMount, isError, errorUpdateCount, refetch } = useQuery({
    queryKey: api.keys.item(id ?? 0),
    queryFn: async ({ signal }) => {
      const item = await api.item(id ?? 0, signal);
      rememberPicture(item.picture);
      rememberFiles(item.documents);
      await loadDraft(admin, item.id, queryClient, signal);
      return item;
    },
    // The server has said already what has become of an item that this form has made.
    enabled: !isAddedHere,
    meta: { shownInPlace: [404] },
    // Work begins from what the server has now, and is not disturbed afterwards.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isAddedHere ? id === null || data : data && isFetchedAfterMount && !error) {
    const item = id === null ? null : (data ?? null);
    return (
      <AdminFrame title={item === null ? `Добавить ${type.titles.accusative}` : titleOf(type, item)}>
        {item !== null || mayAdd ? (
          <ItemEditor
            item={item}
            onItem={(newer) => {
              queryClient.setQueryData(api.keys.item(newer.id), newer);
              if (id === null) onAdded(newer.id);
            }}
          />
        ) : (
          <Notice>Добавлять сюда вашей роли нельзя. Права выдаёт администратор.</Notice>
        )}
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
      <NotRead
        of={[{ data: undefined, isError, errorUpdateCount, refetch }]}
        loading="Загружаем…"
        failed="Запись не загрузилась"
      />
    </AdminFrame>
  );
}
