import { useOwnPart } from '../own-part.ts';
import { actorInWords } from '../kinds.ts';
import css from '../releases.module.css';
import { obstacles, type Remote, type Version } from '../rules.ts';
import { Moment } from '../../controls/moment.tsx';

/** Of a version that a rollback does not go to. */
const PASSED_OVER = {
  barred: 'откат её минует: закрыта',
  stopped: 'откат её минует: её остановили серверы',
  'not-loaded': 'откат её минует: её не загрузила ни одна оболочка',
  failed: 'откат её минует: её страницы не открывались',
  pruned: 'откат её минует: файлы удалены',
  'paths-taken': 'откат её минует: адрес её страницы теперь у другого микрофронтенда',
} as const;

const FAILING = { load: 'не загружается', pages: 'страницы не открываются' } as const;

interface VersionStateProps {
  remote: Remote;
  version: Version;
}

/** Where a version stands, and what stands in its way. */
export function VersionState({ remote, version }: VersionStateProps) {
  const { stable, canary, rollback } = remote;
  const { takenBack, stopped, failing } = version;
  const passedOver = remote.skipped?.find((skipped) => skipped.version === version.version);
  const places = [
    version.version === stable && 'стабильная',
    version.version === canary?.version && 'канарейка',
    version.version === rollback && 'откат вернёт её',
    version.version === remote.retired?.version && 'была у посетителей последней',
    version.pruned && 'файлы удалены',
    passedOver && PASSED_OVER[passedOver.why],
  ].filter(Boolean);
  const isOut = version.version === stable || version.pruned;
  const { name } = useOwnPart()(remote);
  const waits = isOut ? [] : obstacles(remote, version, name);
  return (
    <span className={css.stack}>
      {(places.length > 0 || (!takenBack && waits.length === 0)) && <span>{places.join(', ') || '—'}</span>}
      {stopped && (
        <span className={css.barred}>
          {'остановлена серверами '}
          <Moment at={stopped.at} />
          {`: ${stopped.how}.${stopped.shells > 0 ? ' Вместо неё работает последняя хорошая' : ''}`}
        </span>
      )}
      {failing && (
        <span className={css.barred}>
          {`${FAILING[failing.kind]} (оболочек за 3 минуты: ${failing.shells} из ${failing.of}) с `}
          <Moment at={failing.at} />
          {`: ${failing.how}. ${version.version === stable && rollback === null ? 'Заменить её нечем' : 'Вместо неё работает последняя хорошая'}`}
        </span>
      )}
      {takenBack && (
        <span className={takenBack.again ? css.soft : css.barred}>
          {takenBack.again ? 'откатывали ' : 'закрыта: откатили '}
          <Moment at={takenBack.at} />
          {`, ${actorInWords(takenBack.by)}: ${takenBack.reason}`}
        </span>
      )}
      {takenBack?.again && (
        <span className={css.barred}>
          {`выпущена снова, ${actorInWords(takenBack.again.by)}: ${takenBack.again.reason}`}
        </span>
      )}
      {version.approvals.map(({ by, until }) => (
        <span key={by} className={css.soft}>
          {`одобрение: ${by}, до `}
          <Moment at={until} />
        </span>
      ))}
      {waits.map((wait) => (
        <span key={wait} className={css.soft}>
          {wait}
        </span>
      ))}
    </span>
  );
}
