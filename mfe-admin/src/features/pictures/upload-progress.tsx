import { Button } from '@polden/ui';
import { useId } from 'react';
import css from './pictures.module.css';

/** How much has been sent; full, the server is still making the sizes. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const id = useId();
  const sent = share >= 1;
  return (
    <div className={css.progress}>
      <label htmlFor={id}>{sent ? 'Готовим размеры для сайта…' : 'Загружаем картинку…'}</label>
      <progress id={id} className={css.bar} {...(sent ? {} : { value: share })} />
      <Button variant="quiet" onClick={onCancel}>
        Отменить загрузку
      </Button>
    </div>
  );
}
