import { Button } from '@polden/ui';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';

export interface PublishButtonProps {
  item: ContentItem;
  publishedAt: string | null;
  dirty: boolean;
  busy: boolean;
  onPublish: (change: 'publish' | 'unpublish') => void;
}

/** Publishes, which saves first; or takes the article back from the site. */
export function PublishButton({ item, publishedAt, dirty, busy, onPublish }: PublishButtonProps) {
  const { type } = useAdminType();
  const change = item.state === 'draft' ? 'publish' : 'unpublish';
  if (!useRights()(change) || !type.drafts) return null;
  if (change === 'unpublish') {
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
