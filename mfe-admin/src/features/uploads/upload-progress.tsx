import { Button } from '@polden/ui';
import { useId } from 'react';
import { UploadQuestion } from './upload-question.tsx';
import css from './uploads.module.css';

export interface UploadProgressProps {
  /** From 0 to 1. */
  share: number;
  /** What is going on before all has been sent, and after. */
  sending: string;
  preparing: string;
  onCancel: () => void;
}

/** How much has been sent; at 100 % the server is still at work. Leaving meanwhile asks first. */
export function UploadProgress(props: UploadProgressProps) {
  return (
    <>
      <UploadBar {...props} />
      <UploadQuestion isRunning />
    </>
  );
}

/** The same among others, that are asked about together. `of` names the file for those who hear the button alone. */
export function UploadBar({
  share,
  sending,
  preparing,
  of,
  onCancel,
}: UploadProgressProps & { of?: string }) {
  const id = useId();
  const sent = share >= 1;
  return (
    <div className={css.progress}>
      <label htmlFor={id}>{sent ? preparing : sending}</label>
      <progress id={id} className={css.bar} {...(sent ? {} : { value: share })} />
      <Button
        variant="quiet"
        {...(of !== undefined && { 'aria-label': `Отменить загрузку: ${of}` })}
        onClick={onCancel}
      >
        Отменить загрузку
      </Button>
    </div>
  );
}
