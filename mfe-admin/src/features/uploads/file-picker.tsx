import { Button } from '@polden/ui';
import { useRef, type ReactNode } from 'react';

export interface FilePickerProps {
  /** Of the hidden input. */
  label: string;
  /** As `<input accept>` takes it. */
  accept: string;
  onPick: (file: File) => void;
  /** On the button. */
  children: ReactNode;
}

/** A button that asks for one file of this machine. */
export function FilePicker({ label, accept, onPick, children }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after a failure.
          event.currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}
