import type { SetCanary } from '@polden/api-contract';
import { formatPercent } from '@polden/ru';
import { Card, TextField } from '@polden/ui';
import { useState } from 'react';
import { Select } from '../../controls/select.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import { useOwnPart } from '../own-part.ts';
import { explained, ReasonField } from '../reason-field.tsx';
import { barredVersions, canaryObstacles, isSound, SMALL_SHARE, type Remote } from '../rules.ts';
import { InlineForm } from '../inline-form.tsx';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import type { Environments } from '../environment-name.tsx';
import { useMoveHere } from '../use-move.ts';
import { CanaryQuestion } from './canary-question.tsx';
import { withCities } from './canary-target.ts';

const PRESETS = [1, 5, 10, 25, 50, 100];
const PERCENT = /^\d{1,3}([.,]\d{1,2})?$/;

/** Gives a version to some of the visitors, to more of them, or to nobody again. */
export function CanaryForm({ remote, environments }: { remote: Remote; environments: Environments }) {
  const { remote: name, stable, canary, versions } = remote;
  const candidates = versions.filter(({ version, pruned }) => version !== stable && !pruned);
  const [chosen, setChosen] = useState<string>();
  const [percent, setPercent] = useState('');
  // Until something is typed they are those of the canary, whoever has set them.
  const [cities, setCities] = useState<string>();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [question, setQuestion] = useState<{ version: string; percent: number } | null>(null);
  const offered = candidates.find(isSound) ?? candidates[0];
  const version = chosen ?? canary?.version ?? offered?.version ?? '';
  const barred = barredVersions(remote).find((it) => it.version === version);
  const done = () => {
    setPercent('');
    setCities(undefined);
    setReason('');
    setQuestion(null);
  };
  const set = useMoveHere(releasesApi.canary, outcomeOf, done);
  const setAsked = useMoveHere(releasesApi.canary, outcomeOf, done, { shownInDialog: true });
  const busy = set.isPending || setAsked.isPending;
  const isRunning = canary?.version === version;
  // Another version begins as everybody's.
  const target = isRunning ? canary.target : null;
  const aimed = cities === undefined ? undefined : withCities(cities, target);
  const share = (given: number) => ({
    remote: name,
    version,
    percent: given,
    from: canary?.version ?? null,
    ...explained(reason),
    ...(aimed !== undefined && { target: aimed }),
  });
  const none = (running: string) => ({ remote: name, version: running, percent: 0, ...explained(reason) });
  const { name: mover } = useOwnPart()(remote);
  const found = candidates.find((it) => it.version === version);
  const against = (share: number) => (found ? canaryObstacles(remote, found, share, mover) : []);
  const offer = (percents: number) => {
    const [obstacle] = against(percents);
    if (obstacle) return setError(obstacle);
    const isReplacing = canary !== null && !isRunning;
    const isAimedAnew = isRunning && aimed !== undefined;
    if (isReplacing || isAimedAnew || percents > (isRunning ? canary.percent : SMALL_SHARE))
      setQuestion({ version, percent: percents });
    else set.mutate(share(percents));
  };
  const submit = () => {
    const typed = Number(percent.replace(',', '.'));
    if (PERCENT.test(percent.trim()) && typed > 0 && typed <= 100) offer(typed);
    else setError('От 0,01 до 100, не больше двух знаков после запятой');
  };
  if (candidates.length === 0)
    return <p>Других версий, кроме стабильной, нет: канарейку запускать не с чего.</p>;
  return (
    <Card as="section">
      <h2 className={css.heading}>Канарейка</h2>
      <InlineForm action={isRunning ? 'Изменить долю' : 'Запустить'} busy={busy} onSubmit={submit}>
        <Select
          id="canary-version"
          label="Версия"
          value={version}
          options={candidates.map((it) => ({ value: it.version, label: it.version }))}
          onChange={setChosen}
        />
        <TextField
          id="canary-percent"
          name="percent"
          label="Посетителей, %"
          inputMode="decimal"
          value={percent}
          error={error}
          onChange={(value) => {
            setPercent(value);
            setError(undefined);
          }}
        />
        <TextField
          id="canary-cities"
          name="cities"
          label="Только на сайтах городов"
          hint="Как в адресе, через запятую: kazan, ufa. Пусто — на всех"
          value={cities ?? target?.cities?.join(', ') ?? ''}
          onChange={setCities}
        />
        <ReasonField
          value={reason}
          onChange={setReason}
          hint={
            barred
              ? `Версию откатывали: ${barred.takenBack.reason}. Напишите, почему она снова у посетителей`
              : found?.stopped
                ? `Версию остановили серверы: ${found.stopped.how}. Напишите, почему она снова у посетителей`
                : undefined
          }
        />
      </InlineForm>
      <div className={css.buttons}>
        {PRESETS.map((preset) => (
          <SmallButton
            key={preset}
            about={`посетителей получат ${version}`}
            busy={busy}
            idle={against(preset).length > 0}
            onClick={() => offer(preset)}
          >
            {formatPercent(preset)}
          </SmallButton>
        ))}
        {canary && (
          <SmallButton
            about={`канарейку ${canary.version}`}
            busy={busy}
            onClick={() => setQuestion({ version: canary.version, percent: 0 })}
          >
            Остановить
          </SmallButton>
        )}
      </div>
      {against(PRESETS.at(-1) ?? 0).map((obstacle) => (
        <p key={obstacle} className={css.soft}>
          {obstacle}
        </p>
      ))}
      {question && (
        <CanaryQuestion
          remote={remote}
          environments={environments}
          {...question}
          target={aimed === undefined ? target : aimed}
          busy={busy}
          onCancel={() => setQuestion(null)}
          onConfirm={() =>
            setAsked.mutateAsync(question.percent === 0 ? none(question.version) : share(question.percent))
          }
        />
      )}
    </Card>
  );
}

function outcomeOf({ version, percent }: SetCanary): string {
  return percent === 0
    ? `Канарейка ${version} остановлена`
    : `${version} получают ${formatPercent(percent)} посетителей`;
}
