import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import css from '../editor/editor.module.css';
import { labelOf } from '../editor/item-values.ts';
import { RevisionDialog } from './revision-dialog.tsx';

export interface RevisionsProps {
  item: ContentItem;
  /** The form has what is not saved yet. */
  dirty: boolean;
  onReverted: (item: ContentItem) => void;
}

/** How the item was before: opened on demand. */
export function Revisions({ item, dirty, onReverted }: RevisionsProps) {
  const { type, api } = useAdminType();
  const may = useRights();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: [...api.keys.revisions(item.id), item.version],
    queryFn: ({ signal }) => api.revisions(item.id, signal),
    enabled: open,
  });
  return (
    <details className={css.revisions} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Прежние версии</summary>
      <ol role="list" className={css.revisionList}>
        {data?.map(({ version, at, actor, changed }) => (
          <li key={version}>
            <p>
              {formatDate(at, 'DD.MM.YYYY HH:mm')}, {actor}
            </p>
            <p className={css.fine}>{changed.map((name) => labelOf(type, name)).join(', ')}</p>
            {version < item.version && may('revision') && (
              <Button variant="quiet" onClick={() => setShown(version)}>
                {`Версия ${version}: сравнить`}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {shown !== null && (
        <RevisionDialog
          item={item}
          version={shown}
          dirty={dirty}
          onClose={() => setShown(null)}
          onReverted={onReverted}
        />
      )}
    </details>
  );
}
