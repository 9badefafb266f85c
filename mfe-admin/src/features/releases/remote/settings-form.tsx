import type { RemoteSettings } from '@polden/api-contract';
import { Button, Card, Checkbox } from '@polden/ui';
import { UnsavedQuestion } from '../../dialog/unsaved-question.tsx';
import { useSharedForm } from '../../forms/use-shared-form.ts';
import { toast } from '../../toasts/toast.store.ts';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';
import { CHANGED_BY_OTHERS, ChangedByOthers } from '../../forms/changed-by-others.tsx';
import { LimitInput } from './limit-input.tsx';

const PERCENT = 100;
const KILOBYTE = 1000;
/** 0.07 * 100 is 7.000000000000001. */
const MOST_DIGITS = 6;

/** As they stand in the fields: percent and kilobytes. */
type TypedSettings = Omit<RemoteSettings, 'remote'>;

/** How canaries are judged, and how heavy a page may be. */
export function SettingsForm({ settings }: { settings: RemoteSettings }) {
  const { draft, isUnsaved, change, patch, settle, takeTheirs, keepOwn } = useSharedForm(typed(settings));
  const save = useMove(
    releasesApi.settings,
    () => 'Настройки сохранены',
    (saved) => settle(typed(saved)),
    { shownInPlace: [CHANGED_BY_OTHERS] },
  );
  const send = ({ changed, seen }: typeof patch) => {
    if (Object.keys(changed).length === 0) toast.success('В настройках ничего не изменено');
    else save.mutate({ ...read(changed), remote: settings.remote, seen: read(seen) });
  };
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
          <LimitInput
            id="settings-tolerance"
            name="tolerance"
            label="Насколько хуже можно быть, %"
            min={0}
            max={100}
            value={draft.tolerance}
            onChange={(tolerance) => change({ tolerance })}
          />
          <LimitInput
            id="settings-views"
            name="views"
            label="Просмотров до решения по браузерам"
            min={1}
            max={1_000_000}
            integer
            value={draft.minimumViews}
            onChange={(minimumViews) => change({ minimumViews })}
          />
          <LimitInput
            id="settings-budget"
            name="budget"
            label="Самая тяжёлая страница, кБ (brotli)"
            min={1}
            max={10_000}
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
    minimumViews,
    tolerance: Number((tolerance * PERCENT).toFixed(MOST_DIGITS)),
    budgetBytes: budgetBytes / KILOBYTE,
  };
}

function read(fields: Partial<TypedSettings>): Partial<RemoteSettings> {
  const { automaticRollback, minimumViews, tolerance, budgetBytes } = fields;
  return {
    ...(automaticRollback !== undefined && { automaticRollback }),
    ...(minimumViews !== undefined && { minimumViews }),
    ...(tolerance !== undefined && { tolerance: tolerance / PERCENT }),
    ...(budgetBytes !== undefined && { budgetBytes: Math.round(budgetBytes * KILOBYTE) }),
  };
}
