import type { ChangeSet, ChangeSetStage } from '@polden/api-contract';
import { ButtonLink, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { GuardedPage } from '../../frame/guarded-page.tsx';
import { type Device, DeviceSwitch } from '../../preview/device-switch.tsx';
import { usePreviewEnd } from '../../preview/use-preview-end.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from '../change-sets.api.ts';
import { PageComparison } from './page-comparison.tsx';
import { pageKey } from './page-key.ts';
import { PageList } from './page-list.tsx';
import { PageNotes } from './page-notes.tsx';
import type { Check } from './use-comparison.ts';
import css from './set-pages.module.css';

const NO_PAGES = 'У записей этого набора нет своих страниц.';
/** Why there is nothing to compare. */
const NOTHING: Record<ChangeSetStage, string> = {
  open: NO_PAGES,
  scheduled: NO_PAGES,
  published: 'Набор уже вышел: сравнивать нечего, на сайте то, что в нём было.',
  reverted: 'Набор отменили: сравнивать нечего, на сайте то, что было до него.',
};

/** `/admin/change-sets/:id/pages`: each page that the set changes, before it and with it. */
export function Component() {
  const id = Number(useParams()['id']);
  return (
    <GuardedPage>
      <SetPages key={id} id={id} />
    </GuardedPage>
  );
}

function SetPages({ id }: { id: number }) {
  const { data, error } = useQuery({
    queryKey: CHANGE_SET_KEYS.item(id),
    queryFn: ({ signal }) => changeSetsApi.item(id, signal),
  });
  return (
    <AdminFrame
      title={data ? `${data.title}: до и после` : 'Набор изменений'}
      actions={
        <ButtonLink variant="secondary" to={`/admin/change-sets/${id}`}>
          К набору
        </ButtonLink>
      }
    >
      {data ? <Pages set={data} /> : <p role="status">{error ? 'Набор не загрузился.' : 'Загружаем…'}</p>}
    </AdminFrame>
  );
}

function Pages({ set }: { set: ChangeSet }) {
  usePreviewEnd();
  const [search] = useSearchParams();
  const [device, setDevice] = useState<Device>('phone');
  const [checks, setChecks] = useState<ReadonlyMap<string, Check>>(new Map());
  const isOpen = set.stage === 'open' || set.stage === 'scheduled';
  const items = isOpen ? set.items.filter(({ path }) => path !== null) : [];
  const item = items.find((each) => pageKey(each) === search.get('page')) ?? items[0];
  if (!item) {
    return (
      <Notice>
        <p>{NOTHING[set.stage]}</p>
      </Notice>
    );
  }
  const key = pageKey(item);
  const without = set.items.length - items.length;
  return (
    <div className={css.layout}>
      <div className={css.aside}>
        <PageList items={items} chosen={key} checks={checks} />
        {without > 0 && <p className={css.soft}>{`Записей без своей страницы: ${without}`}</p>}
      </div>
      <section className={css.main} aria-label={item.title}>
        <DeviceSwitch device={device} onChange={setDevice} />
        <PageNotes item={item} check={checks.get(key)} />
        <PageComparison
          key={key}
          setId={set.id}
          item={item}
          device={device}
          onChecked={(check) => setChecks((known) => new Map(known).set(key, check))}
        />
      </section>
    </div>
  );
}
