import { isDraftable, neverShownAs } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { type ContentItem, titleOf } from '../../content-types/content.api.ts';
import { LEAVE_FREELY } from '../../dialog/must-leave.ts';
import { StateBadge } from '../state-badge.tsx';
import { ChangeSetChoice } from '../../change-sets/change-set-choice.tsx';
import { RemovalChoice } from '../../change-sets/removal-choice.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { Approval, LinkImpact, RemoveDialog } from './later-panes.ts';
import { HighlightToggle } from './highlight-toggle.tsx';
import { changedFields, type ItemValues, valuesOf } from './item-values.ts';
import { PublicationDate } from './publication-date.tsx';
import { PublishButton } from './publish-button.tsx';
import type { Newer } from './use-newer.ts';
import type { Conflict } from './use-saving.ts';
import { hasChanges, type ServerDraft } from './server-draft.ts';
import { Revisions } from '../revisions/revisions.tsx';
import css from './editor.module.css';

export interface PublicationPanelProps {
  item: ContentItem | null;
  idOf: (field: string) => string;
  publishedAt: string | null;
  error: string | undefined;
  dirty: boolean;
  readOnly: boolean;
  busy: boolean;
  onPublishedAt: (moment: string | null) => void;
  onPublish: (change: 'publish' | 'unpublish') => void;
  onItem: (item: ContentItem) => void;
  onReverted: (item: ContentItem) => void;
  server: ServerDraft;
  newer: Newer;
  /** As they stand in the form. */
  values: ItemValues;
  /** The saved values that the form was begun from. */
  base: ItemValues;
  onSave: () => Promise<boolean>;
  /** The draft was published or thrown away: what the item is now. */
  onDraftGone: (item: ContentItem) => void;
  onConflict: (conflict: Conflict) => void;
  /** Puts values into the form, where they are saved like any others. */
  onTake: (values: ItemValues) => void;
}

/** When and whether visitors see the article. */
export function PublicationPanel(props: PublicationPanelProps) {
  const {
    item,
    idOf,
    publishedAt,
    error,
    dirty,
    readOnly,
    onPublishedAt,
    onItem,
    onReverted,
    server,
    newer,
  } = props;
  const { type, root } = useAdminType();
  const may = useRights();
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const neverShown = item && neverShownAs(type, item);
  return (
    <aside className={css.side} aria-label="Публикация">
      <div className={css.panel}>
        {item && (
          <div className={css.facts}>
            {type.drafts && <StateBadge state={item.state} neverShown={neverShown} />}
            {neverShown !== null && (
              <p className={css.fine}>
                Это {neverShown.toLowerCase()}: на сайте такого не показывают, что бы ни стояло в датах.
              </p>
            )}
            {item.archived && <p>В архиве{item.archiveYear === null ? '' : `: ${item.archiveYear}`}</p>}
            <p>Изменено {formatDate(item.updatedAt, 'DD.MM.YYYY HH:mm')}</p>
            <PublicLink item={item} />
          </div>
        )}
        {type.drafts && neverShown === null && (
          <PublicationDate
            id={idOf('publishedAt')}
            value={publishedAt}
            error={error}
            readOnly={readOnly}
            required={item !== null && item.state !== 'draft'}
            onChange={onPublishedAt}
          />
        )}
        {item && server.state && (server.applies || hasChanges(server.state)) && (
          <DraftPanel {...props} item={item} state={server.state} />
        )}
        {item && (
          <Suspense>
            <Approval
              item={item}
              draftVersion={server.state?.draft?.version ?? null}
              dirty={props.dirty}
              outdated={changedFields(valuesOf(type, server.shown ?? item), props.base).length > 0}
            />
          </Suspense>
        )}
        {item ? (
          neverShown === null &&
          (!server.applies || item.state !== 'draft') && <PublishButton {...props} item={item} />
        ) : (
          <p className={css.fine}>
            {type.drafts
              ? 'Опубликовать можно после первого сохранения.'
              : 'На сайте появится сразу после сохранения.'}
          </p>
        )}
        {item && (
          <Suspense>
            <LinkImpact item={item} />
          </Suspense>
        )}
        {item && <HighlightToggle item={item} onItem={onItem} />}
        {item && isDraftable(type) && (
          <>
            <ChangeSetChoice item={item} state={server.state} onState={newer.learn} />
            <RemovalChoice item={item} state={server.state} onState={newer.learn} />
          </>
        )}
        {item && may('revisions') && (
          <Revisions
            item={item}
            values={props.values}
            dirty={dirty}
            onReverted={onReverted}
            onTake={server.applies ? props.onTake : null}
          />
        )}
        {item && may('remove') && (
          <div className={css.remove}>
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {`Удалить ${type.titles.accusative}`}
            </Button>
          </div>
        )}
        {item && removing && (
          <Suspense>
            <RemoveDialog
              item={{ id: item.id, title: titleOf(type, item), state: item.state, slug: item['slug'] }}
              overSeen={newer.overItem}
              onCancel={() => setRemoving(false)}
              onRemoved={() => void navigate(root, { state: LEAVE_FREELY })}
            />
          </Suspense>
        )}
      </div>
    </aside>
  );
}

/** Another tab, so that the form stays open. */
function PublicLink({ item }: { item: ContentItem }) {
  const { publicPath } = useAdminType();
  const path = publicPath(item);
  if (path === null) return null;
  if (item.state !== 'published') return <p className={css.fine}>Адрес на сайте: {path}</p>;
  return (
    <p>
      <a href={path} target="_blank" rel="noopener">
        Открыть на сайте
      </a>
    </p>
  );
}
