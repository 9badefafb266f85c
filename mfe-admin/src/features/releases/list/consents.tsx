import { type PathConsent, RELEASES_RIGHTS, type ReleaseOverview } from '@polden/api-contract';
import { Card, DataTable } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../controls/select.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import { useMay } from '../../session/use-may.ts';
import { InlineForm } from '../inline-form.tsx';
import { Moment } from '../../controls/moment.tsx';
import { RELEASE_KEYS, releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';

/** Consents to pages below a path of another team. */
export function Consents({ overview: { routes, remotes } }: { overview: ReleaseOverview }) {
  const mayGive = useMay(RELEASES_RIGHTS.consentGive);
  const mayWithdraw = useMay(RELEASES_RIGHTS.consentWithdraw);
  const [path, setPath] = useState('');
  const [remote, setRemote] = useState('');
  const { data: consents } = useQuery({
    queryKey: RELEASE_KEYS.consents,
    queryFn: ({ signal }) => releasesApi.consents(signal),
  });
  const give = useMove(
    releasesApi.giveConsent,
    (body) => `${body.remote} теперь может стоять под ${body.path}`,
  );
  const withdraw = useMove(
    releasesApi.withdrawConsent,
    (body) => `Новых страниц ${body.remote} под ${body.path} не будет`,
  );
  /** The path is another team's by now: that one is asked anew. */
  const isOver = ({ path, team }: PathConsent) => {
    const owner = routes.find((route) => route.path === path)?.remote;
    const found = remotes.find(({ remote: name }) => name === owner);
    return found !== undefined && found.team !== team;
  };
  const guests = remotes.filter(({ kind }) => kind !== 'shell');
  return (
    <Card as="section">
      <h2 className={css.heading}>Чужие страницы под нашими адресами</h2>
      <p className={css.soft}>
        Страница под адресом другой команды выходит только с её согласия. Отзыв согласия не снимает того, что
        уже вышло. Согласие действует, пока адрес у той же команды.
      </p>
      {consents && consents.length > 0 && (
        <DataTable
          caption="Согласия"
          stacks
          rows={consents}
          rowKey={(row) => `${row.path} ${row.remote}`}
          columns={[
            { key: 'path', title: 'Адрес', cell: (row) => <code>{row.path}</code> },
            { key: 'remote', title: 'Кто может стоять под ним', cell: (row) => row.remote },
            {
              key: 'team',
              title: 'Чей был адрес',
              cell: (row) => `${row.team ?? '—'}${isOver(row) ? ', больше не действует' : ''}`,
            },
            { key: 'by', title: 'Кто разрешил', cell: (row) => row.by },
            { key: 'at', title: 'Когда', cell: (row) => <Moment at={row.at} /> },
            ...(mayWithdraw
              ? [
                  {
                    key: 'withdraw',
                    title: 'Действия',
                    bare: true as const,
                    cell: (row: { path: string; remote: string }) => (
                      <SmallButton
                        about={`${row.remote} под ${row.path}`}
                        onClick={() => withdraw.mutate({ path: row.path, remote: row.remote })}
                      >
                        Отозвать
                      </SmallButton>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayGive && (
        <InlineForm
          action="Разрешить"
          variant="secondary"
          busy={give.isPending}
          onSubmit={() => path && remote && give.mutate({ path, remote })}
        >
          <Select
            id="consent-path"
            label="Под адресом"
            value={path}
            options={[
              { value: '', label: 'выберите' },
              ...routes.map((route) => ({ value: route.path, label: `${route.path} (${route.remote})` })),
            ]}
            onChange={setPath}
          />
          <Select
            id="consent-remote"
            label="Разрешить микрофронтенду"
            value={remote}
            options={[
              { value: '', label: 'выберите' },
              ...guests.map((it) => ({ value: it.remote, label: it.remote })),
            ]}
            onChange={setRemote}
          />
        </InlineForm>
      )}
    </Card>
  );
}
