import { HttpError } from '@polden/http';
import { Button, ButtonLink, Notice } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { GuardedPage } from '../../frame/guarded-page.tsx';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { BLOG_KEYS, blogApi } from '../blog.api.ts';
import { PostEditor } from './post-editor.tsx';

/** `/admin/blog/:id` */
export function Component() {
  const id = Number(useParams()['id']);
  return (
    <GuardedPage>
      <Post key={id} id={id} />
    </GuardedPage>
  );
}

function Post({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: BLOG_KEYS.item(id),
    queryFn: async ({ signal }) => {
      const item = await blogApi.item(id, signal);
      rememberPicture(item.picture);
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
      <AdminFrame title={data.title}>
        <PostEditor item={data} onItem={(item) => queryClient.setQueryData(BLOG_KEYS.item(id), item)} />
      </AdminFrame>
    );
  }
  if (error instanceof HttpError && error.code === 404) {
    return (
      <AdminFrame title="Такой статьи нет">
        <Notice>Возможно, её удалили.</Notice>
        <p>
          <ButtonLink to="/admin/blog">К списку статей</ButtonLink>
        </p>
      </AdminFrame>
    );
  }
  return (
    <AdminFrame title="Статья">
      <p role="status">{error ? 'Статья не загрузилась.' : 'Загружаем статью…'}</p>
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
