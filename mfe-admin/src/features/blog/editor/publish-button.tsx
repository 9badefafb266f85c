import type { BlogPostItem } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { Button } from '@polden/ui';
import { useMay } from '../../session/use-may.ts';

export interface PublishButtonProps {
  item: BlogPostItem;
  publishedAt: string | null;
  dirty: boolean;
  busy: boolean;
  onPublish: (change: 'publish' | 'unpublish') => void;
}

/** Publishes, which saves first; or takes the article back from the site. */
export function PublishButton({ item, publishedAt, dirty, busy, onPublish }: PublishButtonProps) {
  const mayPublish = useMay(blogPost.actions.publish);
  if (!mayPublish) return null;
  if (item.state !== 'draft') {
    return (
      <Button variant="secondary" busy={busy} onClick={() => onPublish('unpublish')}>
        {item.state === 'scheduled' ? 'Отменить публикацию' : 'Снять с публикации'}
      </Button>
    );
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => onPublish('publish')}>
      {`${dirty ? 'Сохранить и ' : ''}${verb(publishedAt, dirty)}`}
    </Button>
  );
}

function verb(publishedAt: string | null, dirty: boolean): string {
  const later = publishedAt !== null && new Date(publishedAt) > new Date();
  const word = later ? 'Запланировать' : 'Опубликовать';
  return dirty ? word.toLowerCase() : word;
}
