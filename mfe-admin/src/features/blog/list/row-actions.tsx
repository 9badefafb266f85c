import type { BlogPostRow } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { useMay } from '../../session/use-may.ts';
import { usePublication } from '../use-publication.ts';
import { useHighlighting } from '../use-highlighting.ts';
import { SmallButton } from '../../controls/small-button.tsx';
import css from './blog-list.module.css';

const { actions } = blogPost;

/** What may be done with an article without opening it. */
export function RowActions({ post, onRemove }: { post: BlogPostRow; onRemove: () => void }) {
  const mayPublish = useMay(actions.publish);
  const mayOrder = useMay(actions.order);
  const mayRemove = useMay(actions.remove);
  const publication = usePublication({ id: post.id });
  const highlighting = useHighlighting();
  const about = `«${post.title}»`;
  const isPublic = post.state !== 'draft';

  return (
    <div className={css.buttons}>
      {mayPublish && (
        <SmallButton
          about={about}
          busy={publication.isPending}
          onClick={() => publication.mutate(isPublic ? 'unpublish' : 'publish')}
        >
          {isPublic ? 'Снять' : 'Опубликовать'}
        </SmallButton>
      )}
      {mayOrder && post.highlight === null && (
        <SmallButton
          about={about}
          busy={highlighting.isPending}
          onClick={() => highlighting.mutate({ id: post.id, change: 'add' })}
        >
          В главное
        </SmallButton>
      )}
      {mayRemove && (
        <SmallButton about={about} onClick={onRemove}>
          Удалить
        </SmallButton>
      )}
    </div>
  );
}
