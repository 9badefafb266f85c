import { Button } from '@polden/ui';
import { type ReactNode, type RefObject, useRef } from 'react';

export interface FilePickerProps {
  /** Of the hidden input. */
  label: string;
  /** As `<input accept>` takes it. */
  accept: string;
  /** With `onPickMany`, not called. */
  onPick?: (file: File) => void;
  /** Lets several be chosen at once. */
  onPickMany?: (files: File[]) => void;
  /** Of the button, to lead the focus back to it. */
  button?: RefObject<HTMLButtonElement | null>;
  /** On the button. */
  children: ReactNode;
}

/** A button that asks for one file of this machine, or for several. */
export function FilePicker({ label, accept, onPick, onPickMany, button, children }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple={onPickMany !== undefined}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          const [file] = files;
          // The same file may be chosen again after a failure.
          event.currentTarget.value = '';
          if (!file) return;
          if (onPickMany) onPickMany(files);
          else onPick?.(file);
        }}
      />
      <Button ref={button} variant="secondary" onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}
