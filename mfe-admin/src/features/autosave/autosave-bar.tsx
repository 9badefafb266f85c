import type { Autosave } from '@polden/api-contract';
import { Button, Notice } from '@polden/ui';
import css from './autosave.module.css';
import { momentOf } from './moment-of.ts';
import { offerBack } from '../toasts/offer-back.ts';
import type { UnsavedWork } from './use-unsaved-work.ts';

interface AutosaveBarProps {
  unsaved: UnsavedWork;
  dirty: boolean;
  onRestore: (autosave: Autosave) => void;
  onRefuse: () => void;
}

/** Offers unsaved work of another time or machine, and says whether what is typed now is safe. */
export function AutosaveBar({ unsaved, dirty, onRestore, onRefuse }: AutosaveBarProps) {
  const { offered, savedAt, isWaiting, isRefused, take, refuse } = unsaved;
  if (offered !== null) {
    return (
      <Notice tone="info" live title={`Несохранённые правки от ${momentOf(offered.savedAt)}`}>
        <div className={css.choice}>
          <Button
            variant="secondary"
            onClick={() => {
              const kept = take();
              if (kept !== null) onRestore(kept);
            }}
          >
            Восстановить
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              refuse();
              onRefuse();
              offerBack('Правки отброшены', () => onRestore(offered));
            }}
          >
            Отбросить
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <p className={css.state} role="status">
      {isWaiting && 'Связи с сервером нет: правки хранит браузер и отправит их сам.'}
      {!isWaiting && dirty && isRefused && 'Сервер не хранит этих правок: они только в этой вкладке.'}
      {!isWaiting &&
        dirty &&
        !isRefused &&
        savedAt !== null &&
        `Черновик правок на сервере, ${momentOf(savedAt)}`}
    </p>
  );
}
