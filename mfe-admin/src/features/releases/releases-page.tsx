import { RELEASES_RIGHTS } from '@polden/api-contract';
import { LinkTabs, Notice } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import { EndedPages } from './ended-pages.tsx';
import { EnvironmentChoice } from './environment-choice.tsx';
import { Audit } from './list/audit.tsx';
import { Compatibility } from './list/compatibility.tsx';
import { Consents } from './list/consents.tsx';
import { Differences } from './list/differences.tsx';
import { LiveMap } from './list/live-map.tsx';
import { RouteOwners } from './list/route-owners.tsx';
import { Moment } from '../controls/moment.tsx';
import css from './releases.module.css';
import { Teams } from './teams/teams.tsx';
import { releasesAddress, useEnvironment } from './use-environment.ts';
import { useOverview } from './use-overview.ts';

const TABS = [
  { name: 'map', label: 'Релизы' },
  { name: 'compatibility', label: 'Совместимость' },
  { name: 'routes', label: 'Страницы' },
  { name: 'differences', label: 'Сравнение' },
  { name: 'audit', label: 'Журнал' },
  { name: 'teams', label: 'Команды' },
] as const;

/** `/admin/releases` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Релизы">
        <Releases />
      </AdminFrame>
    </GuardedPage>
  );
}

function Releases() {
  const [search] = useSearchParams();
  const environment = useEnvironment();
  const maySeeTeams = useMay(RELEASES_RIGHTS.teams);
  const mayCompare = useMay(RELEASES_RIGHTS.diff);
  const maySeeConsents = useMay(RELEASES_RIGHTS.consents);
  const maySeeAudit = useMay(RELEASES_RIGHTS.history);
  const { data: overview, isError } = useOverview();
  const isAlone = (overview?.environments.length ?? 1) < 2;
  const hidden = [
    !maySeeTeams && 'teams',
    !maySeeAudit && 'audit',
    (isAlone || !mayCompare) && 'differences',
  ];
  const tabs = TABS.filter(({ name }) => !hidden.includes(name));
  const tab = tabs.find(({ name }) => name === search.get('tab'))?.name ?? 'map';
  return (
    <div className={css.sections}>
      <LinkTabs
        label="Что показать"
        items={tabs.map(({ name, label }) => ({
          label,
          current: name === tab,
          to: releasesAddress(environment, name === 'map' ? {} : { tab: name }),
        }))}
      />
      <EndedPages />
      {isError && (
        <Notice live tone="warning" title="Нет связи с реестром">
          Показано то, что было известно в последний раз. Обновим сами, как только он ответит.
        </Notice>
      )}
      {overview && (
        <>
          <EnvironmentChoice environments={overview.environments} current={overview.environment} tab={tab} />
          <p className={css.soft}>
            Окружение «{overview.environment}», карта {overview.sequence} от{' '}
            <Moment at={overview.changedAt} />
          </p>
          {tab === 'map' && <LiveMap overview={overview} />}
          {tab === 'compatibility' && <Compatibility overview={overview} />}
          {tab === 'routes' && <RouteOwners overview={overview} />}
          {tab === 'routes' && maySeeConsents && <Consents overview={overview} />}
          {tab === 'differences' && <Differences overview={overview} />}
          {tab === 'audit' && <Audit />}
          {tab === 'teams' && <Teams />}
        </>
      )}
      {!overview && !isError && <p role="status">Загружаем карту релизов…</p>}
    </div>
  );
}
