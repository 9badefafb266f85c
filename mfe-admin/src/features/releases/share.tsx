import { formatPercent } from '@polden/ru';
import css from './releases.module.css';

/** A canary and how many of the visitors get it. */
export function Share({ version, percent }: { version: string; percent: number }) {
  return (
    <span className={css.stack}>
      <span className={css.version}>{version}</span>
      <span className={css.share}>
        <span className={css.bar} aria-hidden="true">
          <span className={css.fill} style={{ inlineSize: `${percent}%` }} />
        </span>
        {`${formatPercent(percent)} посетителей`}
      </span>
    </span>
  );
}
