import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import css from '../editor/editor.module.css';
import { type ItemValues, labelOf } from '../editor/item-values.ts';
import { actionTitle } from './action-titles.ts';

const RevisionDialog = lazy(() =>
  import(/* webpackChunkName: "admin-compare" */ './revision-dialog.tsx').then((module) => ({
    default: module.RevisionDialog,
  })),
);

export interface RevisionsProps {
  item: ContentItem;
  /** What stands in the form. */
  values: ItemValues;
  /** The form has what is not saved yet. */
  dirty: boolean;
  onReverted: (item: ContentItem) => void;
  /** Puts values into the form of a draft; null where an earlier version replaces the item itself. */
  onTake: ((values: ItemValues) => void) | null;
}

/** How the item was before: opened on demand. */
export function Revisions({ item, values, dirty, onReverted, onTake }: RevisionsProps) {
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
        {data?.map(({ version, at, actor, action, changed }) => (
          <li key={version}>
            <p className={css.action}>{actionTitle(action)}</p>
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
        <Suspense>
          <RevisionDialog
            item={item}
            form={values}
            version={shown}
            dirty={dirty}
            onClose={() => setShown(null)}
            onReverted={onReverted}
            onTake={onTake}
          />
        </Suspense>
      )}
    </details>
  );
}
