import type { RetiredRemote } from '@polden/api-contract';
import { Icon, Notice } from '@polden/ui';
import { formatDate } from '@polden/ru';
import { Moment } from '../../controls/moment.tsx';
import { actorInWords } from '../kinds.ts';
import css from '../releases.module.css';
import { approvers, barredVersions, freezeOf, movers, type Remote } from '../rules.ts';

/** The people who may move a remote, and the conditions. */
export function Rules({ remote }: { remote: Remote }) {
  const { policy } = remote;
  const people = movers(remote);
  const approving = approvers(remote);
  const freeze = freezeOf(remote);
  return (
    <ul className={css.rules}>
      <li>{people.length > 0 ? people.join(', ') : 'только администраторы'}</li>
      {policy.secondApprover && (
        <li className={css.soft}>
          {`одобряет второй: ${approving.length > 0 ? approving.join(', ') : 'администратор'}`}
        </li>
      )}
      {policy.bakeMinutes > 0 && (
        <li className={css.soft}>{`канарейка не меньше ${policy.bakeMinutes} мин`}</li>
      )}
      {policy.isFramed && (
        <li className={css.warn}>
          <Icon name="alert" />
          <span>{`в карантине: ${policy.framedReason}`}</span>
        </li>
      )}
      {freeze && (
        <li className={css.warn}>
          <Icon name="clock" />
          <span>{`заморозка до ${formatDate(freeze.to, 'DD.MM.YYYY HH:mm')}: ${freeze.reason}`}</span>
        </li>
      )}
    </ul>
  );
}

/** What may not be given out, and why; and what was given out again all the same. */
export function Barred({ remote }: { remote: Remote }) {
  const barred = barredVersions(remote);
  const again = remote.versions.filter(({ takenBack }) => takenBack?.again);
  const stopped = remote.versions.filter((version) => version.stopped);
  if (barred.length + again.length + stopped.length === 0) return <span className={css.soft}>ничего</span>;
  return (
    <ul className={css.rules}>
      {stopped.map(({ version, stopped: it }) => (
        <li key={`stopped ${version}`} className={css.unmet}>
          <Icon name="alert" />
          <span className={css.stack}>
            <span className={css.version}>{`${version} остановлена серверами`}</span>
            <span className={css.soft}>{it?.how}</span>
          </span>
        </li>
      ))}
      {barred.map(({ version, takenBack }) => (
        <li key={version} className={css.unmet}>
          <Icon name="alert" />
          <span className={css.stack}>
            <span className={css.version}>{version}</span>
            <span className={css.soft}>{takenBack.reason}</span>
          </span>
        </li>
      ))}
      {again.map(({ version, takenBack }) => (
        <li key={version} className={css.stack}>
          <span className={css.version}>{`${version} выпущена снова`}</span>
          <span className={css.soft}>{takenBack?.again?.reason}</span>
        </li>
      ))}
    </ul>
  );
}

/** That a remote is out of service: the version that was live, who ended it and why. */
export function Retired({ retired: { version, by, reason } }: { retired: RetiredRemote }) {
  return (
    <span className={css.unmet}>
      <Icon name="alert" />
      <span className={css.stack}>
        <span>{`Снят с публикации: была ${version}`}</span>
        <span className={css.soft}>{`${actorInWords(by)}: ${reason}`}</span>
      </span>
    </span>
  );
}

/** Stable versions that do worse than they did. */
export function Alarms({ remotes }: { remotes: readonly Remote[] }) {
  return remotes.flatMap(({ remote, alarm }) =>
    alarm ? (
      <Notice key={remote} live tone="error" title={`${remote} ${alarm.version} стала хуже`}>
        <p>{alarm.reason}</p>
        <p className={css.soft}>
          С <Moment at={alarm.since} />
        </p>
      </Notice>
    ) : (
      []
    ),
  );
}
