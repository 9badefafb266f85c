import { formatPercent } from '@polden/ru';
import { DataTable, Notice } from '@polden/ui';
import { useState } from 'react';
import { NotRead } from '../../controls/not-read.tsx';
import { Select } from '../../controls/select.tsx';
import { Moment } from '../../controls/moment.tsx';
import css from '../releases.module.css';
import type { Remote } from '../rules.ts';
import { byVersion, knownMetrics } from './metrics.ts';
import { MetricChart } from './metric-chart.tsx';
import { problemKind } from './problem-kinds.ts';
import { DAY_HOURS, useHealth } from './use-health.ts';

const PERIODS = [
  { value: '6', label: '6 часов' },
  { value: '24', label: 'сутки' },
  { value: '168', label: 'неделя' },
];

/** What nothing is to be said of needs somebody who looks. */
export const VERDICT_TONES = {
  collecting: 'info',
  healthy: 'success',
  worse: 'error',
  void: 'warning',
  inconclusive: 'warning',
} as const;

/** How each version fares: what servers and browsers have reported, and what is made of the canary. */
export function Health({ remote }: { remote: Remote }) {
  const [hours, setHours] = useState(String(DAY_HOURS));
  const read = useHealth(remote.remote, { hours: Number(hours) });
  const { data } = read;
  return (
    <section className={css.sections} aria-label="Здоровье">
      <h2 className={css.heading}>Здоровье</h2>
      <Select id="health-hours" label="За сколько" value={hours} options={PERIODS} onChange={setHours} />
      {!data && <NotRead of={[read]} loading="Загружаем…" failed="Здоровье не загрузилось" />}
      {data?.verdict && (
        <Notice
          tone={VERDICT_TONES[data.verdict.state]}
          title={`Канарейка ${data.verdict.version} против ${data.verdict.control}`}
        >
          {data.verdict.reason}
        </Notice>
      )}
      {data && data.points.length === 0 && <p>За это время никто ничего не сообщил.</p>}
      {data && data.points.length > 0 && (
        <>
          <div className={css.charts}>
            {knownMetrics(data.points).map((metric) => (
              <MetricChart key={metric.name} remote={remote} metric={metric} points={data.points} />
            ))}
          </div>
          <DataTable
            caption="По версиям"
            rows={byVersion(data.points)}
            rowKey={({ version }) => version}
            columns={[
              {
                key: 'version',
                title: 'Версия',
                cell: ({ version }) => <span className={css.version}>{version}</span>,
              },
              { key: 'pages', title: 'Страниц на сервере', kind: 'number', cell: ({ pages }) => pages },
              {
                key: 'failures',
                title: 'Сбоев',
                kind: 'number',
                cell: ({ pages, failures }) => rate(failures, pages),
              },
              { key: 'views', title: 'Просмотров в браузере', kind: 'number', cell: ({ views }) => views },
              {
                key: 'errors',
                title: 'С ошибкой',
                kind: 'number',
                cell: ({ views, errors }) => rate(errors, views),
              },
            ]}
          />
        </>
      )}
      {data && data.problems.length > 0 && (
        <DataTable
          caption="Что сообщали"
          rows={data.problems}
          rowKey={({ version, kind, message }) => `${version} ${kind} ${message}`}
          columns={[
            { key: 'message', title: 'Сообщение', cell: ({ message }) => message },
            { key: 'version', title: 'Версия', cell: ({ version }) => version },
            { key: 'kind', title: 'Вид', cell: ({ kind }) => problemKind(kind) },
            { key: 'count', title: 'Раз', kind: 'number', cell: ({ count }) => count },
            { key: 'last', title: 'Последний', cell: ({ lastAt }) => <Moment at={lastAt} /> },
          ]}
        />
      )}
    </section>
  );
}

function rate(part: number, whole: number): string {
  return whole === 0 ? '—' : formatPercent((part / whole) * 100, 1);
}
