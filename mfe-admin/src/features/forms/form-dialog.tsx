import { useState } from 'react';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';

export type FormDialogProps = EntryFormProps & { onCancel: () => void };

/** A form in a dialog; what was typed is not thrown away without a question. */
export function FormDialog(props: FormDialogProps) {
  const [isTouched, setTouched] = useState(false);
  const closing = useClosing(isTouched, props.onCancel);
  return (
    <Dialog title={props.title} onCancel={closing.close}>
      {/* By React's own event: after a native one the field is rendered anew before React has read what was typed in it. */}
      <div onInput={() => setTouched(true)}>
        <EntryForm {...props} onCancel={closing.close} />
      </div>
      <ClosingQuestion closing={closing}>Изменения ещё не сохранены.</ClosingQuestion>
    </Dialog>
  );
}
