import { CHANGE_SET_RIGHTS, type ChangeSet } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, ButtonLink, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { entityTitle } from '../content-types/entity-titles.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import { AddRemoval } from './add-removal.tsx';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';
import { ChangeSetActions } from './change-set-actions.tsx';
import { ChangeSetItems } from './change-set-items.tsx';
import { Lines } from './lines.tsx';
import { lookAgain } from './look-again.ts';
import { StageBadge } from './stage-badge.tsx';
import { useSchedule } from './use-schedule.ts';
import css from './change-sets.module.css';

/** `/admin/change-sets/:id` */
export function Component() {
  const id = Number(useParams()['id']);
  return (
    <GuardedPage>
      <OneSet key={id} id={id} />
    </GuardedPage>
  );
}

function OneSet({ id }: { id: number }) {
  const { data, error } = useQuery({
    queryKey: CHANGE_SET_KEYS.item(id),
    queryFn: ({ signal }) => changeSetsApi.item(id, signal),
    meta: { shownInPlace: [404] },
    refetchInterval: ({ state }) => lookAgain(state.data ? [state.data] : []),
  });
  if (!data) {
    const isGone = error instanceof HttpError && error.code === 404;
    return (
      <AdminFrame title={isGone ? 'Такого набора нет' : 'Набор изменений'}>
        {isGone ? (
          <p>
            <ButtonLink to="/admin/change-sets">Ко всем наборам</ButtonLink>
          </p>
        ) : (
          <p role="status">{error ? 'Набор не загрузился.' : 'Загружаем…'}</p>
        )}
      </AdminFrame>
    );
  }
  return (
    <AdminFrame title={data.title} actions={<StageBadge stage={data.stage} failed={data.failure !== null} />}>
      {data.failure !== null && (
        <Notice tone="warning" title="В назначенное время набор не вышел">
          <p>{data.failure}</p>
        </Notice>
      )}
      {data.hindrance !== null && <Hindrance set={data} hindrance={data.hindrance} />}
      {data.lost.length > 0 && (
        <Notice tone="warning" title="Удалены навсегда, в наборе их больше нет">
          <Lines lines={data.lost.map(({ type, title }) => `${entityTitle(type)}: «${title}»`)} />
        </Notice>
      )}
      <div className={css.page}>
        <div className={css.main}>
          <ChangeSetItems set={data} />
          {(data.stage === 'open' || data.stage === 'scheduled') && <AddRemoval set={data} />}
        </div>
        <ChangeSetActions set={data} />
      </div>
    </AdminFrame>
  );
}

/** The same moment, set by somebody who may publish all of it. */
function Hindrance({ set, hindrance }: { set: ChangeSet; hindrance: string }) {
  const maySchedule = useMay(CHANGE_SET_RIGHTS.schedule);
  const scheduling = useSchedule(set);
  return (
    <Notice tone="warning" title="В назначенное время набор не выйдет">
      <p>{hindrance}.</p>
      {maySchedule && set.lacking.release === null && (
        <Button
          variant="secondary"
          busy={scheduling.isPending}
          onClick={() => scheduling.mutate(set.publishAt)}
        >
          Назначить от своего имени
        </Button>
      )}
    </Notice>
  );
}
