import { Button } from '@polden/ui';
import { useAdminType } from '../../content-types/admin-type.tsx';
import css from './editor.module.css';

/** Stays in sight: whether the work is safe, and the way to make it so. */
export function SaveBar({ dirty, busy, isNew }: { dirty: boolean; busy: boolean; isNew: boolean }) {
  const { type } = useAdminType();
  return (
    <div className={css.bar}>
      <Button type="submit" busy={busy}>
        {isNew && type.drafts ? 'Сохранить черновик' : 'Сохранить'}
      </Button>
      <p className={css.state} role="status">
        {busy ? 'Сохраняем…' : dirty ? 'Есть несохранённые изменения' : isNew ? '' : 'Всё сохранено'}
      </p>
      <p className={css.key}>
        <kbd>Ctrl</kbd> + <kbd>S</kbd>
      </p>
    </div>
  );
}
