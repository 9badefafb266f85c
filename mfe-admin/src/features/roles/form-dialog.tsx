import { Dialog } from '../dialog/dialog.tsx';
import { EntryForm, type EntryFormProps } from '../forms/entry-form.tsx';

export type FormDialogProps = EntryFormProps & { onCancel: () => void };

/** A form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Dialog title={props.title} onCancel={props.onCancel}>
      <EntryForm {...props} />
    </Dialog>
  );
}
