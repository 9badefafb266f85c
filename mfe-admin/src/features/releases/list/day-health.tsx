import type { VersionHealth } from '@polden/api-contract';
import { formatNumber, formatPercent } from '@polden/ru';
import css from '../releases.module.css';
import { mainVersions, type Remote } from '../rules.ts';
import { Sparkline } from '../sparkline.tsx';

/** More versions than that are the tail of a rollout. */
const SHOWN = 2;
const PERCENT = 100;

/** How the versions of a remote did in the last 24 hours. */
export function DayHealth({ remote }: { remote: Remote }) {
  const { health } = remote;
  if (health.length === 0) return <span className={css.soft}>нет данных</span>;
  const known = health.map(({ version }) => version);
  return (
    <ul className={css.plain}>
      {mainVersions(remote, known)
        .slice(0, SHOWN)
        .map((version) => (
          <li key={version} className={css.stack}>
            <VersionDay version={version} health={health.find((it) => it.version === version)} />
          </li>
        ))}
    </ul>
  );
}

function VersionDay({ version, health }: { version: string; health: VersionHealth | undefined }) {
  return (
    <>
      <span className={css.health}>
        <span className={css.version}>{version}</span>
        {health && <Sparkline values={health.hourly} label={described(health)} />}
      </span>
      <span className={css.soft}>
        {health
          ? `${share(health.traffic)} трафика, сбоев ${rate(health.failures, health.pages)}, ошибок ${rate(health.errors, health.views)}`
          : 'за сутки никто не открывал'}
      </span>
      {health && health.untrusted > 0 && (
        <span className={css.soft}>
          {`небезопасных вставок в страницу: ${formatNumber(health.untrusted)}`}
        </span>
      )}
      {health && vitals(health) && <span className={css.soft}>{vitals(health)}</span>}
    </>
  );
}

function described({ version, pages, hourly }: VersionHealth): string {
  const peak = Math.max(...hourly);
  return `Страницы ${version} по часам за сутки: всего ${formatNumber(pages)}, больше всего ${formatNumber(peak)} за час`;
}

function vitals({ lcp, inp, cls }: VersionHealth): string {
  return [
    lcp !== null && `LCP ${formatNumber(lcp)}\u00a0мс`,
    inp !== null && `INP ${formatNumber(inp)}\u00a0мс`,
    cls !== null && `CLS ${formatNumber(cls, { most: 2 })}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function share(value: number): string {
  return formatPercent(Math.round(value * PERCENT));
}

function rate(part: number, whole: number): string {
  return whole === 0 ? '—' : formatPercent((part / whole) * PERCENT, 1);
}
