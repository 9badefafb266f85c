import { RELEASES_RIGHTS, type ReleaseOverview, type RollbackRemotes } from '@polden/api-contract';
import { Button, DataTable } from '@polden/ui';
import { plural } from '@polden/ru';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { explained, ReasonField } from '../reason-field.tsx';
import { EndingPages } from '../ended-pages.tsx';
import { EnvironmentName } from '../environment-name.tsx';
import { KINDS } from '../kinds.ts';
import { useOwnPart } from '../own-part.ts';
import { Share } from '../share.tsx';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { releasesAddress, useEnvironment } from '../use-environment.ts';
import { useMoveHere } from '../use-move.ts';
import { DayHealth } from './day-health.tsx';
import { Alarms, Barred, Retired, Rules } from './marks.tsx';

type Remote = ReleaseOverview['remotes'][number];

const REMOTES = { single: 'микрофронтенд', more: 'микрофронтенда', many: 'микрофронтендов' };

/** What visitors get now, and the way back for several remotes at one moment. */
export function LiveMap({ overview }: { overview: ReleaseOverview }) {
  const part = useOwnPart();
  const ofOwnTeams = overview.remotes.some((remote) => part(remote).mayPromote);
  const mayRollBack = useMay(RELEASES_RIGHTS.rollback) && ofOwnTeams;
  const environment = useEnvironment();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** What it is asked about, as it stood when it was asked. */
  const [asking, setAsking] = useState<readonly Remote[] | null>(null);
  const [reason, setReason] = useState('');
  const targets = overview.remotes.filter(({ remote, rollback }) => chosen.includes(remote) && rollback);
  const rollback = useMoveHere(
    releasesApi.rollback,
    ({ remotes }: RollbackRemotes) => `Откатили: ${remotes.join(', ')}`,
    () => {
      setAsking(null);
      setReason('');
      setChosen([]);
    },
    { shownInDialog: true },
  );
  const toggle = (remote: string) =>
    setChosen(chosen.includes(remote) ? chosen.filter((it) => it !== remote) : [...chosen, remote]);

  return (
    <section className={css.sections} aria-label="Что видят посетители">
      <Alarms remotes={overview.remotes} />
      <DataTable
        caption="Живые версии"
        stacks
        rows={overview.remotes}
        rowKey={({ remote }) => remote}
        columns={[
          {
            key: 'remote',
            title: 'Микрофронтенд',
            cell: ({ remote, kind, team }) => (
              <span className={css.stack}>
                <Link to={releasesAddress(environment, { remote })}>{remote}</Link>
                <span className={css.soft}>{`${KINDS[kind]}, команда ${team}`}</span>
              </span>
            ),
          },
          {
            key: 'stable',
            title: 'Стабильная',
            cell: (row) => (
              <span className={css.stack}>
                {row.retired ? (
                  <Retired retired={row.retired} />
                ) : (
                  <span className={css.version}>{row.stable ?? 'ещё не выпущена'}</span>
                )}
                {row.rollback && (
                  <span className={css.choose}>
                    {mayRollBack && part(row).mayPromote && (
                      <input
                        type="checkbox"
                        className={css.choice}
                        aria-label={`Выбрать ${row.remote} для отката`}
                        checked={chosen.includes(row.remote)}
                        onChange={() => toggle(row.remote)}
                      />
                    )}
                    <span className={css.soft}>{`откат вернёт ${row.rollback}`}</span>
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'canary',
            title: 'Канарейка',
            cell: ({ canary }) =>
              canary ? <Share version={canary.version} percent={canary.percent} /> : <span>нет</span>,
          },
          { key: 'rules', title: 'Кто выпускает', cell: (row) => <Rules remote={row} /> },
          { key: 'barred', title: 'Закрыто', cell: (row) => <Barred remote={row} /> },
          { key: 'day', title: 'За сутки', cell: (row) => <DayHealth remote={row} /> },
        ]}
      />
      {mayRollBack && (
        <div className={css.buttons}>
          <Button variant="secondary" waits={targets.length === 0} onClick={() => setAsking(targets)}>
            {targets.length === 0
              ? 'Откатить выбранные'
              : `Откатить ${targets.length} ${plural(targets.length, REMOTES)}`}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Откатить?"
          confirm="Откатить"
          busy={rollback.isPending}
          onCancel={() => setAsking(null)}
          onConfirm={() =>
            rollback.mutateAsync({
              remotes: asking.map(({ remote }) => remote),
              from: asking.flatMap(({ remote, stable }) =>
                stable === null ? [] : [{ remote, version: stable }],
              ),
              ...explained(reason),
            })
          }
        >
          <EnvironmentName {...overview} />
          <p>Все сразу, в одно мгновение. Канарейки этих микрофронтендов закончатся.</p>
          <ul className={css.plain}>
            {asking.map(({ remote, stable, rollback: target }) => (
              <li key={remote}>{`${remote}: ${stable ?? '—'} → ${target ?? '—'}`}</li>
            ))}
          </ul>
          <EndingPages
            operation={releasesApi.rollback}
            body={{ remotes: asking.map(({ remote }) => remote) }}
          />
          <ReasonField value={reason} onChange={setReason} />
        </ConfirmDialog>
      )}
    </section>
  );
}
