import type { ReleaseOverview } from '@polden/api-contract';
import { DataTable, Icon } from '@polden/ui';
import css from '../releases.module.css';

type Shared = ReleaseOverview['shared'][number];

/** What the live shell gives of each shared package, and what each live remote needs of it. */
export function Compatibility({ overview: { shared, remotes } }: { overview: ReleaseOverview }) {
  const names = remotes.filter(({ kind, stable }) => kind !== 'shell' && stable).map(({ remote }) => remote);
  return (
    <DataTable
      caption="Общие пакеты"
      rows={shared}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: 'Пакет', cell: ({ name }: Shared) => name },
        {
          key: 'shell',
          title: 'Оболочка даёт',
          cell: ({ shell }: Shared) => <span className={css.version}>{shell ?? 'не зарегистрирована'}</span>,
        },
        ...names.map((remote) => ({
          key: remote,
          title: remote,
          cell: (row: Shared) => <Need need={row.remotes.find((it) => it.remote === remote)} />,
        })),
      ]}
    />
  );
}

function Need({ need }: { need: Shared['remotes'][number] | undefined }) {
  if (!need) return <span className={css.soft}>не нужен</span>;
  return (
    <span className={need.met ? css.met : css.unmet}>
      <Icon name={need.met ? 'check' : 'alert'} />
      {need.range}
      <span className={css.soft}>{need.met ? 'подходит' : 'не подходит'}</span>
    </span>
  );
}
