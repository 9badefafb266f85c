import { Button, TextField } from '@polden/ui';
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { AddressPicker } from '../links/address-picker.tsx';
import { AddressWarning } from '../links/address-warning.tsx';
import { toLinkAddress } from './link-address.ts';
import { usePickedTitle } from './use-picked-title.ts';
import css from './rich-text.module.css';

const WRONG = 'Это не адрес: нужна страница сайта (/blog), сайт (example.ru), почта или телефон (tel:+7…)';

/** Asks where the selected words lead; without a selection the title of the page, or the address itself, becomes the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(present);
  const [error, setError] = useState<string>();
  const id = useId();
  const titleOf = usePickedTitle();
  const change = (address: string) => {
    setTyped(address);
    setError(undefined);
  };

  function set(): void {
    const href = toLinkAddress(typed);
    if (href === null) {
      setError(WRONG);
      document.getElementById(id)?.focus();
      return;
    }
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (present === '' && editor.state.selection.empty) {
      chain
        .insertContent({
          type: 'text',
          text: titleOf(typed) ?? typed.trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
  }

  function remove(): void {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Dialog title="Ссылка" onCancel={onClose}>
      <form
        noValidate
        className={css.linkForm}
        onSubmit={(event) => {
          event.preventDefault();
          // React carries it up to the form around the editor, although the page does not.
          event.stopPropagation();
          set();
        }}
      >
        <TextField
          id={id}
          label="Адрес"
          name="href"
          inputMode="url"
          autoComplete="off"
          hint="Страница этого сайта начинается с косой черты: /blog"
          value={typed}
          error={error}
          onChange={change}
        />
        {error === undefined && <AddressWarning address={typed} />}
        <AddressPicker onPick={change} />
        <DialogActions>
          <Button type="submit">Сохранить</Button>
          {present !== '' && (
            <Button variant="secondary" onClick={remove}>
              Убрать ссылку
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Отмена
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
