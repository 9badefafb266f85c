import {
  RELEASES_RIGHTS,
  type EnvironmentDifference,
  type ReleaseOverview,
  type SeenDifference,
} from '@polden/api-contract';
import { Button, DataTable, Icon } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../controls/select.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { EndingPages } from '../ended-pages.tsx';
import { explained, ReasonField } from '../reason-field.tsx';
import { RELEASE_KEYS, releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';

/** What another environment has stable beside this one, and the way over for the very same bytes. */
export function Differences({ overview }: { overview: ReleaseOverview }) {
  const { environment, environments, remotes } = overview;
  const others = environments.filter((name) => name !== environment);
  const [chosen, setChosen] = useState<string>();
  // As they stood then: what becomes of them behind the question is no part of the answer.
  const [asked, setAsked] = useState<SeenDifference[] | null>(null);
  const [reason, setReason] = useState('');
  const mayMove = useMay(RELEASES_RIGHTS.promoteFrom);
  const other = chosen ?? others[0] ?? '';
  const query = { environment, with: other };
  const { data } = useQuery({
    queryKey: RELEASE_KEYS.diff(query),
    queryFn: ({ signal }) => releasesApi.diff(query, signal),
    enabled: other !== '',
  });
  const move = useMove(
    releasesApi.promoteFrom,
    () => `В «${environment}» теперь те же версии, что в «${other}»`,
    () => {
      setAsked(null);
      setReason('');
    },
    { shownInDialog: true },
  );
  if (other === '') return <p>Окружение одно: сравнивать не с чем.</p>;
  // What was taken out of service comes back on its own page only.
  const isRetired = (name: string) => remotes.some(({ remote, retired }) => remote === name && retired);
  const different = (data ?? []).flatMap(({ remote, same, here, there }) =>
    same || there === null || isRetired(remote)
      ? []
      : [{ remote, here: here?.version ?? null, there: there.version }],
  );
  return (
    <section className={css.sections} aria-label="Сравнение окружений">
      <Select
        id="other-environment"
        label="С каким окружением сравнить"
        value={other}
        options={others.map((name) => ({ value: name, label: name }))}
        onChange={setChosen}
      />
      {data && (
        <DataTable
          caption={`«${environment}» и «${other}»`}
          stacks
          rows={data}
          rowKey={({ remote }) => remote}
          columns={[
            { key: 'remote', title: 'Микрофронтенд', cell: ({ remote }) => remote },
            {
              key: 'here',
              title: environment,
              cell: ({ here, remote }) => (
                <Placed placed={here} absent={isRetired(remote) ? 'снят с публикации' : 'нет'} />
              ),
            },
            { key: 'there', title: other, cell: ({ there }) => <Placed placed={there} /> },
            {
              key: 'same',
              title: 'Содержимое',
              cell: ({ same }) => (
                <span className={same ? css.met : css.unmet}>
                  <Icon name={same ? 'check' : 'alert'} />
                  {same ? 'совпадает до байта' : 'различается'}
                </span>
              ),
            },
          ]}
        />
      )}
      {mayMove && different.length > 0 && (
        <div className={css.buttons}>
          <Button variant="secondary" onClick={() => setAsked(different)}>
            {`Перенести из «${other}» в «${environment}»`}
          </Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={`Выпустить в «${environment}»?`}
          confirm="Выпустить"
          busy={move.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            move.mutateAsync({
              environment,
              from: other,
              remotes: asked.map(({ remote }) => remote),
              seen: asked,
              ...explained(reason),
            })
          }
        >
          <ul className={css.plain}>
            {asked.map(({ remote, here, there }) => (
              <li key={remote}>{`${remote}: ${here ?? '—'} → ${there}`}</li>
            ))}
          </ul>
          <EndingPages
            operation={releasesApi.promoteFrom}
            body={{ environment, from: other, remotes: asked.map(({ remote }) => remote) }}
          />
          <ReasonField value={reason} onChange={setReason} />
        </ConfirmDialog>
      )}
    </section>
  );
}

function Placed({ placed, absent = 'нет' }: { placed: EnvironmentDifference['here']; absent?: string }) {
  if (!placed) return <span className={css.soft}>{absent}</span>;
  return (
    <span className={css.stack}>
      <span className={css.version}>{placed.version}</span>
      <code className={css.digest}>{placed.integrity.slice(0, 19)}…</code>
    </span>
  );
}
