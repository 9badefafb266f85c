import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called by the cross, Escape and a press beside the window. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A window over the page: the browser's own modal dialog, so focus stays inside, Escape closes it and what opened it has the
 * focus again afterwards. It exists only in the browser; what it offers must have an address of its own, too.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    let pressed: EventTarget | null = null;
    const onPress = ({ target }: Event) => {
      pressed = target;
    };
    // The dialog itself is hit only beside its content; a selection that ends there has begun within.
    const onClick = ({ target }: Event) => target === element && pressed === element && element?.close();
    element?.addEventListener('pointerdown', onPress);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('click', onClick);
    };
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <div className={css.window}>
          <header className={css.head}>
            <h2 className={css.title} id={titleId}>
              {title}
            </h2>
            <button type="button" className={css.close} onClick={onClose}>
              <Icon name="close" title="Закрыть" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
