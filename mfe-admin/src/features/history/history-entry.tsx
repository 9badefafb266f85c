import { type HistoryItem, LEAD_RIGHTS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { useSession } from '@polden/session';
import { Details, VisuallyHidden } from '@polden/ui';
import { Link } from 'react-router-dom';
import { findAdminType } from '../content-types/admin-type.tsx';
import { ItemLink } from '../content-types/item-link.tsx';
import { GuardedLink } from '../session/guarded-link.tsx';
import { Changes } from './diff/changes.tsx';
import { changedFields } from './diff/changed-fields.ts';
import { entityTitle } from '../content-types/entity-titles.ts';
import { useHistoryMenu } from './use-history-menu.ts';
import css from './history.module.css';

const SUMMARIES = { both: 'Что изменилось', after: 'Что стало', before: 'Что было' };

/** One record: when, who and what; the fields on demand. */
export function HistoryEntry({ item }: { item: HistoryItem }) {
  const { at, actor, title, entity, erasedAt, erasedByRequest, before, after } = item;
  const actionTitle = useActionTitle(item);
  const fields = changedFields(item);
  const only = before === null ? 'after' : after === null ? 'before' : undefined;
  return (
    <article className={css.entry}>
      <header className={css.head}>
        <h2 className={css.name}>
          <EntryTitle item={item} />
        </h2>
        <p>
          {actionTitle !== null && (
            <>
              <strong>{actionTitle}</strong>
              {' · '}
            </>
          )}
          {entityTitle(entity)}
        </p>
        <p className={css.soft}>
          <time dateTime={at}>{formatDate(at, 'DD.MM.YYYY HH:mm')}</time>
          {`, ${actor.name}`}
        </p>
      </header>
      {erasedAt !== null && (
        <p className={css.soft}>
          {`Прежние и новые значения удалены ${formatDate(erasedAt, 'DD.MM.YYYY')}: ${
            erasedByRequest ? 'по запросу на удаление персональных данных' : 'их срок хранения вышел'
          }.`}
        </p>
      )}
      {fields.length > 0 && (
        <Details
          summary={
            <>
              {`${SUMMARIES[only ?? 'both']}: ${fields.length}`}
              <VisuallyHidden>{`, «${title}»`}</VisuallyHidden>
            </>
          }
        >
          <Changes fields={fields} only={only} />
        </Details>
      )}
    </article>
  );
}

/** Leads to the item, or to where it lies when it was thrown away; those without the right read the words alone. */
function EntryTitle({ item: { entity, entityId, title, action } }: { item: HistoryItem }) {
  const known = findAdminType(entity);
  const rights = useSession(({ user }) => user?.actions) ?? [];
  // Without it nobody may know which one it was.
  if (entity === 'lead' && entityId !== '') {
    return (
      <GuardedLink right={LEAD_RIGHTS.item} to={`/admin/leads/${entityId}`}>
        {title}
      </GuardedLink>
    );
  }
  if (!known || action === 'purge' || !/^\d+$/u.test(entityId)) return title;
  const { root, actions } = known;
  if (action === 'remove' && rights.includes(actions.trash)) {
    const query = new URLSearchParams({ view: 'trash', search: title });
    return <Link to={`${root}?${query.toString()}`}>{title}</Link>;
  }
  return (
    <ItemLink type={entity} id={entityId}>
      {title}
    </ItemLink>
  );
}

function useActionTitle({ action }: HistoryItem): string | null {
  const menu = useHistoryMenu();
  return menu === null ? null : (menu?.actions.find(({ id }) => id === action)?.title ?? '…');
}
