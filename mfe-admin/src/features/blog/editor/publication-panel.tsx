import type { BlogPostItem } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NativeInput } from '../../controls/native-input.tsx';
import { useMay } from '../../session/use-may.ts';
import { RemoveDialog } from '../remove-dialog.tsx';
import { StateBadge } from '../state-badge.tsx';
import { HighlightToggle } from './highlight-toggle.tsx';
import { LEAVE_FREELY } from './leave-guard.tsx';
import { fromMoscowInput, toMoscowInput } from './moscow-input.ts';
import { PublishButton } from './publish-button.tsx';
import css from './editor.module.css';

export interface PublicationPanelProps {
  item: BlogPostItem | null;
  idOf: (field: string) => string;
  publishedAt: string | null;
  error: string | undefined;
  dirty: boolean;
  readOnly: boolean;
  busy: boolean;
  onPublishedAt: (moment: string | null) => void;
  onPublish: (change: 'publish' | 'unpublish') => void;
  onItem: (item: BlogPostItem) => void;
}

/** When and whether visitors see the article. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { item, idOf, publishedAt, error, readOnly, onPublishedAt, onItem } = props;
  const mayRemove = useMay(blogPost.actions.remove);
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  return (
    <aside className={css.panel} aria-label="Публикация">
      {item && (
        <div className={css.facts}>
          <StateBadge state={item.state} />
          <p>Изменена {formatDate(item.updatedAt, 'DD.MM.YYYY HH:mm')}</p>
          <PublicLink item={item} />
        </div>
      )}
      <NativeInput
        id={idOf('publishedAt')}
        name="publishedAt"
        type="datetime-local"
        label="Дата публикации"
        hint="По московскому времени. Пусто — в момент публикации, в будущем — выйдет сама."
        value={toMoscowInput(publishedAt)}
        error={error}
        readOnly={readOnly}
        onChange={(local) => onPublishedAt(fromMoscowInput(local))}
      />
      {item ? (
        <PublishButton {...props} item={item} />
      ) : (
        <p className={css.fine}>Опубликовать можно после первого сохранения.</p>
      )}
      {item && <HighlightToggle item={item} onItem={onItem} />}
      {item && mayRemove && (
        <Button variant="quiet" onClick={() => setRemoving(true)}>
          Удалить статью
        </Button>
      )}
      {item && removing && (
        <RemoveDialog
          post={item}
          onCancel={() => setRemoving(false)}
          onRemoved={() => void navigate('/admin/blog', { state: LEAVE_FREELY })}
        />
      )}
    </aside>
  );
}

/** Another tab, so that the form stays open. */
function PublicLink({ item: { slug, state } }: { item: BlogPostItem }) {
  const path = `/blog/${slug}`;
  if (state !== 'published') return <p className={css.fine}>Адрес на сайте: {path}</p>;
  return (
    <p>
      <a href={path} target="_blank" rel="noopener">
        Открыть на сайте
      </a>
    </p>
  );
}
