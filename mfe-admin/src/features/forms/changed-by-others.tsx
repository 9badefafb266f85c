import { HttpError } from '@polden/http';
import { Button, Notice } from '@polden/ui';
import css from './forms.module.css';

export const CHANGED_BY_OTHERS = 409;

export interface ChangedByOthersProps {
  /** Of the save. */
  error: unknown;
  onTake: () => void;
  onKeep: () => void;
}

/** Another person has changed the same values: the reader chooses which ones stay. */
export function ChangedByOthers({ error, onTake, onKeep }: ChangedByOthersProps) {
  if (!(error instanceof HttpError) || error.code !== CHANGED_BY_OTHERS) return null;
  return (
    <Notice live tone="error" title="Пока форма была открыта, это же изменил кто-то другой">
      <p>Ваши изменения ещё здесь и не сохранены. Остальное из чужой правки останется в любом случае.</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onKeep}>
          Сохранить мои
        </Button>
        <Button variant="secondary" onClick={onTake}>
          Взять чужие
        </Button>
      </div>
    </Notice>
  );
}
