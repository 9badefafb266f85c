import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { EntryForm, type EntryFormProps } from '../forms/entry-form.tsx';

export type FormDialogProps = EntryFormProps & { onCancel: () => void };

/** A form in a dialog; what was typed is not thrown away without a question. */
export function FormDialog(props: FormDialogProps) {
  const [isTouched, setTouched] = useState(false);
  const closing = useClosing(isTouched, props.onCancel);
  const body = useRef<HTMLDivElement>(null);
  const touch = useEffectEvent(() => setTouched(true));
  useEffect(() => {
    const { current } = body;
    current?.addEventListener('input', touch);
    return () => current?.removeEventListener('input', touch);
  }, []);
  return (
    <Dialog title={props.title} onCancel={closing.close}>
      <div ref={body}>
        <EntryForm {...props} onCancel={closing.close} />
      </div>
      <ClosingQuestion closing={closing}>Изменения ещё не сохранены.</ClosingQuestion>
    </Dialog>
  );
}
