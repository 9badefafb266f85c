import type { FreezeWindow, RemotePolicy } from '@polden/api-contract';
import { Button, Card, Checkbox, TextField } from '@polden/ui';
import { formatDate } from '@polden/ru';
import { useState } from 'react';
import { fromMoscowInput } from '../../controls/moscow-input.ts';
import { NativeInput } from '../../controls/native-input.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import { UnsavedQuestion } from '../../dialog/unsaved-question.tsx';
import { useSharedForm } from '../../forms/use-shared-form.ts';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { CHANGED_BY_OTHERS, ChangedByOthers } from './changed-by-others.tsx';
import { LimitInput } from './limit-input.tsx';
import { QuarantineFields } from './quarantine-fields.tsx';
import { useMove } from '../use-move.ts';

type Weighed = Exclude<keyof RemotePolicy['verdict'], 'margins'>;

const WEIGHED: readonly [name: Weighed, label: string][] = [
  ['serverFailures', 'Сбои на сервере'],
  ['browserErrors', 'Ошибки в браузере'],
  ['chunkFailures', 'Части страницы, которые не загрузились'],
  ['missingBeacons', 'Страницы, которые ничего не сообщили'],
  ['changedGlobals', 'Изменённые глобальные объекты'],
  ['vitals', 'Скорость: LCP, INP, CLS'],
];

/** Under which conditions releases of a remote reach visitors. */
export function PolicyForm({ policy }: { policy: RemotePolicy }) {
  const { draft, isUnsaved, change, patch, settle, takeTheirs, keepOwn } = useSharedForm(policy);
  const save = useMove(releasesApi.policy, () => 'Правила выпуска сохранены', settle, {
    shownInPlace: [CHANGED_BY_OTHERS],
  });
  const send = ({ changed, seen }: typeof patch) => save.mutate({ ...changed, remote: policy.remote, seen });
  const { verdict } = draft;
  const setMargin = (name: keyof RemotePolicy['verdict']['margins']) => (value: number) =>
    change({ verdict: { ...verdict, margins: { ...verdict.margins, [name]: value } } });
  return (
    <Card as="section">
      <h2 className={css.heading}>Правила выпуска</h2>
      <form
        className={css.sections}
        onSubmit={(event) => {
          event.preventDefault();
          send(patch);
        }}
      >
        <UnsavedQuestion isUnsaved={isUnsaved}>Правила выпуска ещё не сохранены.</UnsavedQuestion>
        <fieldset className={css.group}>
          <legend className={css.subheading}>Кто выпускает</legend>
          <Checkbox
            name="pipelinePublishes"
            label="Конвейер команды публикует версии"
            checked={draft.pipelinePublishes}
            onChange={(pipelinePublishes) => change({ pipelinePublishes })}
          />
          <Checkbox
            name="pipelinePromotes"
            label="Конвейер команды выпускает версии для посетителей"
            checked={draft.pipelinePromotes}
            onChange={(pipelinePromotes) => change({ pipelinePromotes })}
          />
          <Checkbox
            name="secondApprover"
            label="Каждую версию одобряет второй человек"
            checked={draft.secondApprover}
            onChange={(secondApprover) => change({ secondApprover })}
          />
          <div className={css.columns}>
            <LimitInput
              id="policy-approval"
              name="approvalHours"
              label="Одобрение действует, часов"
              min={1}
              max={720}
              integer
              value={draft.approvalHours}
              onChange={(approvalHours) => change({ approvalHours })}
            />
            <LimitInput
              id="policy-bake"
              name="bakeMinutes"
              label="Канарейкой не меньше, минут"
              hint="0 — можно выпускать сразу"
              min={0}
              max={20_160}
              integer
              value={draft.bakeMinutes}
              onChange={(bakeMinutes) => change({ bakeMinutes })}
            />
          </div>
        </fieldset>
        <fieldset className={css.group}>
          <legend className={css.subheading}>Что решает судьбу канарейки</legend>
          {WEIGHED.map(([name, label]) => (
            <Checkbox
              key={name}
              name={name}
              label={label}
              checked={verdict[name]}
              onChange={(checked) => change({ verdict: { ...verdict, [name]: checked } })}
            />
          ))}
          <div className={css.columns}>
            <LimitInput
              id="policy-lcp"
              name="lcp"
              label="LCP хуже не больше чем на, мс"
              min={0}
              max={60_000}
              value={verdict.margins.LCP}
              onChange={setMargin('LCP')}
            />
            <LimitInput
              id="policy-inp"
              name="inp"
              label="INP хуже не больше чем на, мс"
              min={0}
              max={60_000}
              value={verdict.margins.INP}
              onChange={setMargin('INP')}
            />
            <LimitInput
              id="policy-cls"
              name="cls"
              label="CLS хуже не больше чем на"
              min={0}
              max={10}
              value={verdict.margins.CLS}
              onChange={setMargin('CLS')}
            />
          </div>
        </fieldset>
        <Freezes freezes={draft.freezes} onChange={(freezes) => change({ freezes })} />
        <QuarantineFields policy={draft} onChange={change} />
        <ChangedByOthers
          error={save.error}
          onTake={() => {
            save.reset();
            takeTheirs();
          }}
          onKeep={() => send(keepOwn())}
        />
        <div className={css.buttons}>
          <Button type="submit" busy={save.isPending}>
            Сохранить правила
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface FreezesProps {
  freezes: readonly FreezeWindow[];
  onChange: (freezes: FreezeWindow[]) => void;
}

/** Times in which nothing goes live; they are saved with the rest. */
function Freezes({ freezes, onChange }: FreezesProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const [begins, ends] = [fromMoscowInput(from), fromMoscowInput(to)];
    if (begins === null || ends === null || begins >= ends) return setError('Конец должен быть позже начала');
    if (reason.trim().length < 3) return setError('Напишите, почему');
    setError(undefined);
    onChange([...freezes, { from: begins, to: ends, reason: reason.trim() }]);
    setReason('');
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.subheading}>Заморозки</legend>
      <p className={css.soft}>В это время (по Москве) ничего нового не выходит. Откатить можно всегда.</p>
      <ul className={css.plain}>
        {freezes.map((freeze) => (
          <li key={`${freeze.from} ${freeze.to} ${freeze.reason}`} className={css.credential}>
            <span>
              {`${formatDate(freeze.from, 'DD.MM.YYYY HH:mm')} — ${formatDate(freeze.to, 'DD.MM.YYYY HH:mm')}`}
            </span>
            <span className={css.soft}>{freeze.reason}</span>
            <SmallButton
              about={freeze.reason}
              onClick={() => onChange(freezes.filter((it) => it !== freeze))}
            >
              Убрать
            </SmallButton>
          </li>
        ))}
      </ul>
      <div className={css.inline}>
        <NativeInput
          id="freeze-from"
          name="from"
          type="datetime-local"
          label="С"
          value={from}
          onChange={setFrom}
        />
        <NativeInput
          id="freeze-to"
          name="to"
          type="datetime-local"
          label="До"
          value={to}
          error={error}
          onChange={setTo}
        />
        <TextField id="freeze-reason" name="reason" label="Почему" value={reason} onChange={setReason} />
        <Button variant="secondary" onClick={add}>
          Добавить заморозку
        </Button>
      </div>
    </fieldset>
  );
}
