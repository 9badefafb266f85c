import { formatPercent } from '@polden/ru';
import { DataTable } from '@polden/ui';
import { ListPages } from '../../controls/list-pages.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { NotRead } from '../../controls/not-read.tsx';
import { ACTIONS, actorInWords, channelTitle, reasonInWords } from '../kinds.ts';
import { Moment } from '../../controls/moment.tsx';
import { RELEASE_KEYS, releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { releasesAddress, useEnvironment } from '../use-environment.ts';
import { REFRESH_MS } from '../use-overview.ts';

/** Who moved what, from where to where, and why. */
export function Audit({ remote }: { remote?: string }) {
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const environment = useEnvironment();
  const query = { ...environment, page, ...(remote === undefined ? {} : { remote }) };
  const read = useQuery({
    queryKey: RELEASE_KEYS.history(query),
    queryFn: ({ signal }) => releasesApi.history(query, signal),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const { data } = read;
  if (!data) return <NotRead of={[read]} loading="Загружаем журнал…" failed="Журнал не загрузился" />;
  if (data.items.length === 0) return <p>Записей нет.</p>;
  return (
    <section className={css.sections} aria-label="Журнал">
      <DataTable
        caption="Журнал релизов"
        rows={data.items}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'at', title: 'Когда', cell: ({ changedAt }) => <Moment at={changedAt} /> },
          { key: 'remote', title: 'Микрофронтенд', cell: (row) => row.remote },
          {
            key: 'what',
            title: 'Что',
            cell: ({ action, channel }) => `${ACTIONS[action]} (${channelTitle(channel)})`,
          },
          {
            key: 'versions',
            title: 'Версии',
            cell: ({ from, to, percent }) => (
              <span className={css.version}>
                {`${from ?? '—'} → ${to ?? '—'}${typeof percent === 'number' ? `, ${formatPercent(percent)}` : ''}`}
              </span>
            ),
          },
          { key: 'who', title: 'Кто', cell: ({ actor, actorName }) => actorName ?? actorInWords(actor) },
          {
            key: 'why',
            title: 'Почему',
            cell: ({ reason }) => (reason === null ? '—' : reasonInWords(reason)),
          },
        ]}
      />
      <ListPages
        label="Страницы журнала"
        page={page}
        pageCount={data.pageCount}
        to={(number) =>
          releasesAddress(environment, {
            remote,
            ...(remote === undefined && { tab: 'audit' }),
            page: number,
          })
        }
      />
    </section>
  );
}
