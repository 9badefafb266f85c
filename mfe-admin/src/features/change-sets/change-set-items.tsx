import { CHANGE_SET_RIGHTS, type ChangeSet, type ChangeSetItem } from '@polden/api-contract';
import { Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { findAdminType } from '../content-types/admin-type.tsx';
import { ItemLink } from '../content-types/item-link.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { comparedFields } from '../history/diff/changed-fields.ts';
import { Changes } from '../history/diff/changes.tsx';
import { useMay } from '../session/use-may.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';
import { HeldActions } from './held-actions.tsx';
import { Lines } from './lines.tsx';
import css from './change-sets.module.css';

/** What comes out together, each with its changes and what stands in the way. */
export function ChangeSetItems({ set }: { set: ChangeSet }) {
  const isOpen = set.stage === 'open' || set.stage === 'scheduled';
  if (set.items.length === 0) {
    return (
      <Notice>
        <p>В наборе пока ничего нет. Откройте запись, измените её и выберите этот набор справа от формы.</p>
      </Notice>
    );
  }
  return (
    <ul role="list" className={css.items} aria-label="Записи набора">
      {set.items.map((item) => (
        <li key={`${item.type}:${item.id}`} className={css.item}>
          <Item set={set} item={item} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  );
}

function Item({ set, item, isOpen }: { set: ChangeSet; item: ChangeSetItem; isOpen: boolean }) {
  const { type, id, title, held, removal, isNew, before, after, problems, warnings, path, lacking } = item;
  const admin = findAdminType(type);
  const mayTake = useMay(CHANGE_SET_RIGHTS.take);
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: () => changeSetsApi.take(set.id, { type, id }),
    meta: { failure: 'Исключить не получилось.' },
    onSuccess: (newer) => queryClient.setQueryData(CHANGE_SET_KEYS.item(set.id), newer),
  });
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>
          <ItemLink type={type} id={id}>
            {title}
          </ItemLink>
          <span className={css.soft}>{admin?.type.titles.section}</span>
        </h2>
        {isOpen && mayTake && (
          <SmallButton about={`: «${title}»`} idle={lacking !== null} onClick={() => taking.mutate()}>
            Исключить
          </SmallButton>
        )}
      </div>
      {isOpen && mayTake && lacking !== null && (
        <p className={css.soft}>{`Исключить запись может тот, кто вправе ${lacking}.`}</p>
      )}
      {problems.length > 0 && (
        <Notice tone="error" title="Выйти не даст">
          <Lines lines={problems} />
          {isOpen && held !== null && <HeldActions set={set} item={item} held={held} />}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Проверьте">
          <Lines lines={warnings} />
        </Notice>
      )}
      {removal && set.stage !== 'reverted' && <p>{isOpen ? 'Уйдёт с сайта.' : 'Снята с публикации.'}</p>}
      {set.stage === 'reverted' && <p>Как была до набора: его отменили.</p>}
      {isNew && <p>Появится на сайте: сейчас её там нет.</p>}
      {Object.keys(after).length > 0 && <Changes fields={comparedFields(type, before, after)} />}
      {set.stage === 'published' && !removal && path !== null && (
        <p>
          <a href={path} target="_blank">
            На сайте
          </a>
        </p>
      )}
    </>
  );
}
