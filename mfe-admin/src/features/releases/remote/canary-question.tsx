import { type CanaryTarget, RELEASES_RIGHTS } from '@polden/api-contract';
import { formatPercent, plural } from '@polden/ru';
import { Notice } from '@polden/ui';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { EndingPages } from '../ended-pages.tsx';
import { EnvironmentName, type Environments } from '../environment-name.tsx';
import { releasesApi } from '../releases.api.ts';
import type { Remote } from '../rules.ts';
import { targetInWords } from './canary-target.ts';
import { VERDICT_TONES } from './health.tsx';
import { byVersion } from './metrics.ts';
import { useHealth } from './use-health.ts';

const PAGES = { single: 'странице', more: 'страницах', many: 'страницах' };
const ALL = 100;

interface CanaryQuestionProps {
  remote: Remote;
  environments: Environments;
  version: string;
  /** Percent from now on; 0 ends it. */
  percent: number;
  /** Whom it is for from now on; null: everybody. */
  target: CanaryTarget | null;
  busy: boolean;
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks before more visitors get a canary, or nobody, with what is known of it by now. */
export function CanaryQuestion({
  remote,
  environments,
  version,
  percent,
  target,
  ...dialog
}: CanaryQuestionProps) {
  const running = remote.canary?.version === version ? remote.canary.percent : 0;
  return (
    <ConfirmDialog {...wordsOf(percent, running, target)} {...dialog}>
      <EnvironmentName {...environments} />
      <p>{`${remote.remote} ${version}: ${formatPercent(running)} → ${formatPercent(percent)} посетителей`}</p>
      {percent > 0 && <p>{`Кому: ${targetInWords(target)}`}</p>}
      {percent > 0 && remote.canary && remote.canary.version !== version && (
        <p>{`Она встанет на место канарейки ${remote.canary.version}, которую получают ${formatPercent(remote.canary.percent)} посетителей.`}</p>
      )}
      {percent >= ALL && (
        <p>
          Сравнивать станет не с кем: вывод автоматики останется тем, что есть. Если она здорова, выпустите
          её.
        </p>
      )}
      <EndingPages
        operation={releasesApi.canary}
        body={{ remote: remote.remote, version, percent, target }}
      />
      <Known remote={remote.remote} version={version} />
    </ConfirmDialog>
  );
}

function wordsOf(
  percent: number,
  running: number,
  target: CanaryTarget | null,
): { title: string; confirm: string } {
  if (percent === 0) return { title: 'Остановить канарейку?', confirm: 'Остановить' };
  if (percent >= ALL && target === null) return { title: 'Отдать канарейку всем?', confirm: 'Отдать всем' };
  if (running === 0) return { title: 'Запустить канарейку?', confirm: 'Запустить' };
  return percent > running
    ? { title: 'Расширить канарейку?', confirm: 'Расширить' }
    : { title: 'Изменить канарейку?', confirm: 'Изменить' };
}

/** The figures of the version and what the judge makes of them. */
function Known({ remote, version }: { remote: string; version: string }) {
  const { data } = useHealth(remote, { enabled: useMay(RELEASES_RIGHTS.health) });
  if (!data) return null;
  const known = byVersion(data.points).find((it) => it.version === version);
  const verdict = data.verdict?.version === version ? data.verdict : null;
  return (
    <>
      <p>
        {known && known.pages > 0
          ? `Сейчас: сбоев ${formatPercent((known.failures / known.pages) * ALL)} на ${known.pages} ${plural(known.pages, PAGES)}`
          : 'За сутки серверы о ней ничего не сообщили'}
      </p>
      {verdict && (
        <Notice tone={VERDICT_TONES[verdict.state]} title="Вывод автоматики">
          {verdict.reason}
        </Notice>
      )}
    </>
  );
}
