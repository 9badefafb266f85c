import type { VersionHealth } from '@polden/api-contract';
import { formatPercent } from '@polden/ru';
import css from '../releases.module.css';
import { Sparkline } from '../sparkline.tsx';

/** More versions than that are the tail of a rollout. */
const SHOWN = 2;
const PERCENT = 100;
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** How the versions of a remote did in the last 24 hours. */
export function DayHealth({ health }: { health: readonly VersionHealth[] }) {
  if (health.length === 0) return <span className={css.soft}>нет данных</span>;
  return (
    <ul className={css.plain}>
      {health.slice(0, SHOWN).map((version) => (
        <li key={version.version} className={css.stack}>
          <span className={css.health}>
            <span className={css.version}>{version.version}</span>
            <Sparkline values={version.hourly} label={described(version)} />
          </span>
          <span className={css.soft}>
            {`${share(version.traffic)} трафика, сбоев ${rate(version.failures, version.pages)}, ошибок ${rate(version.errors, version.views)}`}
          </span>
          {version.untrusted > 0 && (
            <span className={css.soft}>
              {`небезопасных вставок в страницу: ${number.format(version.untrusted)}`}
            </span>
          )}
          {vitals(version) && <span className={css.soft}>{vitals(version)}</span>}
        </li>
      ))}
    </ul>
  );
}

function described({ version, pages, hourly }: VersionHealth): string {
  const peak = Math.max(...hourly);
  return `Страницы ${version} по часам за сутки: всего ${number.format(pages)}, больше всего ${number.format(peak)} за час`;
}

function vitals({ lcp, inp, cls }: VersionHealth): string {
  return [
    lcp !== null && `LCP ${number.format(lcp)}\u00a0мс`,
    inp !== null && `INP ${number.format(inp)}\u00a0мс`,
    cls !== null && `CLS ${number.format(cls)}`,
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
