import { Notice } from '@polden/ui';
import { Moment } from '../../controls/moment.tsx';
import { actorInWords } from '../kinds.ts';
import css from '../releases.module.css';
import type { Remote } from '../rules.ts';

/** Of a remote that was taken out of service: who did it, why, and how it comes back. */
export function RetiredNotice({ remote: { retired } }: { remote: Remote }) {
  if (!retired) return null;
  const { version, at, by, reason } = retired;
  return (
    <Notice tone="warning" title="Снят с публикации">
      <p>{reason}</p>
      <p className={css.soft}>
        {`${actorInWords(by)}, `}
        <Moment at={at} />
      </p>
      <p>{`До этого посетители получали ${version}. Чтобы вернуть его, выпустите ${version} в списке версий.`}</p>
    </Notice>
  );
}
