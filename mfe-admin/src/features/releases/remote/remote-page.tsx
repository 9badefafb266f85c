import { RELEASES_RIGHTS, type ReleaseOverview } from '@polden/api-contract';
import { Notice, Stat } from '@polden/ui';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { GuardedPage } from '../../frame/guarded-page.tsx';
import { useMay } from '../../session/use-may.ts';
import { EndedPages } from '../ended-pages.tsx';
import { EnvironmentName } from '../environment-name.tsx';
import { KINDS } from '../kinds.ts';
import { useOwnPart } from '../own-part.ts';
import { Audit } from '../list/audit.tsx';
import { Alarms, Barred, Rules } from '../list/marks.tsx';
import css from '../releases.module.css';
import { Share } from '../share.tsx';
import { releasesAddress, useEnvironment } from '../use-environment.ts';
import { useOverview } from '../use-overview.ts';
import { CanaryForm } from './canary-form.tsx';
import { Health } from './health.tsx';
import { OwnPartNotice } from './own-part-notice.tsx';
import { PolicyForm } from './policy-form.tsx';
import { Retire } from './retire.tsx';
import { RetiredNotice } from './retired-notice.tsx';
import { SettingsForm } from './settings-form.tsx';
import { Versions } from './versions.tsx';

type Remote = ReleaseOverview['remotes'][number];

/** `/admin/releases/:remote` */
export function Component() {
  const { remote: name = '' } = useParams();
  const environment = useEnvironment();
  return (
    <GuardedPage>
      <AdminFrame title={name} actions={<Link to={releasesAddress(environment)}>Все релизы</Link>}>
        <EndedPages />
        <RemoteDetail name={name} />
      </AdminFrame>
    </GuardedPage>
  );
}

function RemoteDetail({ name }: { name: string }) {
  const { data: overview, isError } = useOverview();
  const part = useOwnPart();
  const mayCanary = useMay(RELEASES_RIGHTS.canary);
  const maySet = useMay(RELEASES_RIGHTS.settings);
  const mayRule = useMay(RELEASES_RIGHTS.policy);
  const maySeeHealth = useMay(RELEASES_RIGHTS.health);
  const maySeeAudit = useMay(RELEASES_RIGHTS.history);
  const remote = overview?.remotes.find((it) => it.remote === name);
  if (!overview) return <p role="status">{isError ? 'Нет связи с реестром' : 'Загружаем…'}</p>;
  if (!remote) return <Notice tone="warning" title={`Микрофронтенда ${name} нет в реестре`} />;
  return (
    <div className={css.sections}>
      <EnvironmentName {...overview} />
      <Alarms remotes={[remote]} />
      <OwnPartNotice remote={remote} />
      <RetiredNotice remote={remote} />
      <Summary remote={remote} />
      {mayCanary && part(remote).mayPromote && remote.kind !== 'shell' && remote.stable && (
        <CanaryForm key={`canary ${name}`} remote={remote} environments={overview} />
      )}
      <Versions remote={remote} environments={overview} />
      <Retire remote={remote} environments={overview} />
      {maySeeHealth && remote.kind !== 'shell' && <Health remote={remote} />}
      {mayRule && <PolicyForm key={`policy ${name}`} policy={remote.policy} />}
      {maySet && remote.settings && <SettingsForm key={`settings ${name}`} settings={remote.settings} />}
      {maySeeAudit && (
        <>
          <h2 className={css.heading}>Журнал</h2>
          <Audit remote={name} />
        </>
      )}
    </div>
  );
}

function Summary({ remote }: { remote: Remote }) {
  const { kind, team, stable, rollback, canary } = remote;
  return (
    <div className={css.charts}>
      <Stat size="s" label="Стабильная" value={stable ?? '—'} hint={`${KINDS[kind]}, команда ${team}`} />
      <Stat size="s" label="Откат вернёт" value={rollback ?? '—'} />
      <Stat
        size="s"
        label="Канарейка"
        value={canary ? <Share version={canary.version} percent={canary.percent} /> : 'нет'}
      />
      <Stat size="s" label="Кто выпускает" value={<Rules remote={remote} />} />
      <Stat size="s" label="Закрыто" value={<Barred remote={remote} />} />
    </div>
  );
}
