import { blogPost } from '@polden/content-model';
import { Notice } from '@polden/ui';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { GuardedPage } from '../../frame/guarded-page.tsx';
import { useMay } from '../../session/use-may.ts';
import { PostEditor } from './post-editor.tsx';

/** `/admin/blog/new` */
export function Component() {
  const mayAdd = useMay(blogPost.actions.add);
  return (
    <GuardedPage>
      <AdminFrame title="Новая статья">
        {mayAdd ? (
          <PostEditor item={null} onItem={() => undefined} />
        ) : (
          <Notice>Добавлять статьи вашей роли нельзя. Права выдаёт администратор.</Notice>
        )}
      </AdminFrame>
    </GuardedPage>
  );
}
