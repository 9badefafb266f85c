import type { RemoteSettings } from '@polden/api-contract';
import { Button, Card, Checkbox } from '@polden/ui';
import { NativeInput } from '../../controls/native-input.tsx';
import { UnsavedQuestion } from '../../dialog/unsaved-question.tsx';
import { useSharedForm } from '../../forms/use-shared-form.ts';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';
import { CHANGED_BY_OTHERS, ChangedByOthers } from './changed-by-others.tsx';

const PERCENT = 100;
const KILOBYTE = 1000;

/** As they stand in the fields: percent and kilobytes. */
type TypedSettings = Pick<RemoteSettings, 'automaticRollback'> &
  Record<'minimumViews' | 'tolerance' | 'budgetBytes', string>;

/** How canaries are judged, and how heavy a page may be. */
export function SettingsForm({ settings }: { settings: RemoteSettings }) {
  const { draft, isUnsaved, change, patch, settle, takeTheirs, keepOwn } = useSharedForm(typed(settings));
  const save = useMove(
    releasesApi.settings,
    () => 'Настройки сохранены',
    (saved) => settle(typed(saved)),
    { shownInPlace: [CHANGED_BY_OTHERS] },
  );
  const send = ({ changed, seen }: typeof patch) =>
    save.mutate({ ...read(changed), remote: settings.remote, seen: read(seen) });
  return (
    <Card as="section">
      <h2 className={css.heading}>Настройки</h2>
      <form
        className={css.sections}
        onSubmit={(event) => {
          event.preventDefault();
          send(patch);
        }}
      >
        <UnsavedQuestion isUnsaved={isUnsaved}>Настройки ещё не сохранены.</UnsavedQuestion>
        <Checkbox
          name="automatic"
          label="Снимать канарейку, которая заметно хуже"
          checked={draft.automaticRollback}
          onChange={(automaticRollback) => change({ automaticRollback })}
        />
        <div className={css.columns}>
          <NativeInput
            id="settings-tolerance"
            name="tolerance"
            type="number"
            label="Насколько хуже можно быть, %"
            min={0}
            max={100}
            step={0.1}
            value={draft.tolerance}
            onChange={(tolerance) => change({ tolerance })}
          />
          <NativeInput
            id="settings-views"
            name="views"
            type="number"
            label="Просмотров до решения по браузерам"
            min={1}
            value={draft.minimumViews}
            onChange={(minimumViews) => change({ minimumViews })}
          />
          <NativeInput
            id="settings-budget"
            name="budget"
            type="number"
            label="Самая тяжёлая страница, кБ (brotli)"
            min={1}
            value={draft.budgetBytes}
            onChange={(budgetBytes) => change({ budgetBytes })}
          />
        </div>
        <ChangedByOthers
          error={save.error}
          onTake={() => {
            save.reset();
            takeTheirs();
          }}
          onKeep={() => send(keepOwn())}
        />
        <div className={css.buttons}>
          <Button type="submit" variant="secondary" busy={save.isPending}>
            Сохранить
          </Button>
        </div>
      </form>
    </Card>
  );
}

function typed({ automaticRollback, minimumViews, tolerance, budgetBytes }: RemoteSettings): TypedSettings {
  return {
    automaticRollback,
    minimumViews: String(minimumViews),
    tolerance: String(tolerance * PERCENT),
    budgetBytes: String(budgetBytes / KILOBYTE),
  };
}

function read(fields: Partial<TypedSettings>): Partial<RemoteSettings> {
  const { automaticRollback, minimumViews, tolerance, budgetBytes } = fields;
  return {
    ...(automaticRollback !== undefined && { automaticRollback }),
    ...(minimumViews !== undefined && { minimumViews: Number(minimumViews) }),
    ...(tolerance !== undefined && { tolerance: Number(tolerance) / PERCENT }),
    ...(budgetBytes !== undefined && { budgetBytes: Math.round(Number(budgetBytes) * KILOBYTE) }),
  };
}
