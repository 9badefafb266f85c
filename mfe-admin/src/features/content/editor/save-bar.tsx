import type { DraftState } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { FilesState } from '../../uploads/use-files-first.ts';
import css from './editor.module.css';

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  files: FilesState;
  /** Others have saved something else meanwhile. */
  outdated: boolean;
  isNew: boolean;
  /** Where what is saved goes, instead of to the site; null: to the item. */
  draft: DraftState | null;
  /** Shows the page beside the form, or no more; null where there is no page. */
  onPreview: (() => void) | null;
  isPreviewed: boolean;
}

/** Stays in sight: whether the work is safe, and the way to make it so. */
export function SaveBar({
  dirty,
  busy,
  files,
  outdated,
  isNew,
  draft,
  onPreview,
  isPreviewed,
}: SaveBarProps) {
  const { type } = useAdminType();
  const words = (): string => {
    if (files === 'awaited') return 'Ждём, пока загрузится файл, и сразу сохраним…';
    if (busy) return 'Сохраняем…';
    if (files === 'coming') return 'Файл ещё загружается и не сохранён';
    if (dirty) return 'Есть несохранённые изменения';
    if (isNew) return '';
    if (outdated) return 'В форме прежний текст';
    return draft?.draft ? 'Черновик сохранён, на сайте прежняя версия' : 'Всё сохранено';
  };
  return (
    <>
      <Button type="submit" busy={busy || files === 'awaited'}>
        {(isNew && type.drafts) || draft ? 'Сохранить черновик' : 'Сохранить'}
      </Button>
      {onPreview && (
        <Button variant="secondary" onClick={onPreview}>
          {isPreviewed ? 'Закрыть предпросмотр' : 'Предпросмотр'}
        </Button>
      )}
      <p className={css.state} role="status">
        {words()}
      </p>
      {!isPreviewed && (
        <p className={css.key}>
          <kbd>Ctrl</kbd> + <kbd>S</kbd>
        </p>
      )}
    </>
  );
}
