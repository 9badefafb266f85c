import { blogPost } from '@polden/content-model';
import { ButtonLink } from '@polden/ui';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { GuardedPage } from '../../frame/guarded-page.tsx';
import { useMay } from '../../session/use-may.ts';
import { Highlights } from './highlights.tsx';
import { PostList } from './post-list.tsx';

/** `/admin/blog` */
export function Component() {
  const mayAdd = useMay(blogPost.actions.add);
  return (
    <GuardedPage>
      <AdminFrame
        title={blogPost.titles.section}
        actions={
          mayAdd && <ButtonLink to="/admin/blog/new">{`Добавить ${blogPost.titles.accusative}`}</ButtonLink>
        }
      >
        <Highlights />
        <PostList />
      </AdminFrame>
    </GuardedPage>
  );
}
