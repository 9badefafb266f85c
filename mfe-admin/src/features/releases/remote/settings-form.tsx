import type { RemoteSettings } from '@polden/api-contract';
import { Button, Card, Checkbox } from '@polden/ui';
import { useState } from 'react';
import { NativeInput } from '../../controls/native-input.tsx';
import { UnsavedQuestion } from '../../dialog/unsaved-question.tsx';
import { releasesApi } from '../releases.api.ts';
import css from '../releases.module.css';
import { useMove } from '../use-move.ts';

const PERCENT = 100;
const KILOBYTE = 1000;

/** How canaries are judged, and how heavy a page may be. */
export function SettingsForm({ settings }: { settings: RemoteSettings }) {
  const [automatic, setAutomatic] = useState(settings.automaticRollback);
  const [views, setViews] = useState(String(settings.minimumViews));
  const [tolerance, setTolerance] = useState(String(settings.tolerance * PERCENT));
  const [budget, setBudget] = useState(String(settings.budgetBytes / KILOBYTE));
  const save = useMove(releasesApi.settings, () => 'Настройки сохранены');
  const isUnsaved =
    automatic !== settings.automaticRollback ||
    Number(views) !== settings.minimumViews ||
    tolerance !== String(settings.tolerance * PERCENT) ||
    budget !== String(settings.budgetBytes / KILOBYTE);
  return (
    <Card as="section">
      <h2 className={css.heading}>Настройки</h2>
      <form
        className={css.sections}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({
            remote: settings.remote,
            automaticRollback: automatic,
            minimumViews: Number(views),
            tolerance: Number(tolerance) / PERCENT,
            budgetBytes: Math.round(Number(budget) * KILOBYTE),
          });
        }}
      >
        <UnsavedQuestion isUnsaved={isUnsaved}>Настройки ещё не сохранены.</UnsavedQuestion>
        <Checkbox
          name="automatic"
          label="Снимать канарейку, которая заметно хуже"
          checked={automatic}
          onChange={setAutomatic}
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
            value={tolerance}
            onChange={setTolerance}
          />
          <NativeInput
            id="settings-views"
            name="views"
            type="number"
            label="Просмотров до решения по браузерам"
            min={1}
            value={views}
            onChange={setViews}
          />
          <NativeInput
            id="settings-budget"
            name="budget"
            type="number"
            label="Самая тяжёлая страница, кБ (brotli)"
            min={1}
            value={budget}
            onChange={setBudget}
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="secondary" busy={save.isPending}>
            Сохранить
          </Button>
        </div>
      </form>
    </Card>
  );
}
