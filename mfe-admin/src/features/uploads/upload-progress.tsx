import { Button } from '@polden/ui';
import { useId } from 'react';
import css from './uploads.module.css';

export interface UploadProgressProps {
  /** From 0 to 1. */
  share: number;
  /** What is going on before all has been sent, and after. */
  sending: string;
  preparing: string;
  onCancel: () => void;
}

/** How much has been sent; full, the server is still at work. */
export function UploadProgress({ share, sending, preparing, onCancel }: UploadProgressProps) {
  const id = useId();
  const sent = share >= 1;
  return (
    <div className={css.progress}>
      <label htmlFor={id}>{sent ? preparing : sending}</label>
      <progress id={id} className={css.bar} {...(sent ? {} : { value: share })} />
      <Button variant="quiet" onClick={onCancel}>
        Отменить загрузку
      </Button>
    </div>
  );
}
