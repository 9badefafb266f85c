import type { RemotePolicy } from '@polden/api-contract';
import { Button, Card, Checkbox } from '@polden/ui';
import { UnsavedQuestion } from '../../dialog/unsaved-question.tsx';
import { useSharedForm } from '../../forms/use-shared-form.ts';
import { toast } from '../../toasts/toast.store.ts';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { CHANGED_BY_OTHERS, ChangedByOthers } from '../../forms/changed-by-others.tsx';
import { FreezeFields, useNewFreeze } from './freeze-fields.tsx';
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
  const freeze = useNewFreeze(draft.freezes);
  const send = ({ changed, seen }: typeof patch) => {
    if (Object.keys(changed).length === 0) toast.success('В правилах ничего не изменено');
    else save.mutate({ ...changed, remote: policy.remote, seen });
  };
  const submit = () => {
    if (!freeze.isTyped) return send(patch);
    // What is typed of a freeze is meant to be saved with the rest.
    const freezes = freeze.take();
    if (freezes) send(change({ freezes }));
  };
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
          submit();
        }}
      >
        <UnsavedQuestion isUnsaved={isUnsaved || freeze.isTyped}>
          Правила выпуска ещё не сохранены.
        </UnsavedQuestion>
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
        <FreezeFields freezes={draft.freezes} typed={freeze} onChange={(freezes) => change({ freezes })} />
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
