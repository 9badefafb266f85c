import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './dialog.module.css';
import { openPlace } from '../toasts/open-dialogs.ts';
import { REACHABLE } from './reachable.ts';

export interface DialogProps {
  title: string;
  /** Room for many things side by side. */
  wide?: boolean;
  /** Only what it holds is seen: the title is heard alone, and a press beside it closes it. */
  bare?: boolean;
  /** Nothing behind it is seen. */
  cover?: boolean;
  /** Escape, or a way out of one's own; null where only a button of the dialog closes it. */
  onCancel: (() => void) | null;
  children: ReactNode;
}

/** The browser's own modal dialog, open as long as it is rendered; focus returns to where it was. */
export function Dialog({
  title,
  wide = false,
  bare = false,
  cover = false,
  onCancel,
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // The browser begins at anything that can be focused, be it by a script alone.
    if (document.activeElement?.matches('[tabindex="-1"]'))
      dialog?.querySelector<HTMLElement>(REACHABLE)?.focus();
    return () => dialog?.close();
  }, []);

  useEffect(() => (place.current ? openPlace(place.current) : undefined), []);

  // The keyboard has Escape; a press beside what the dialog holds is on the dialog itself, and has begun there.
  useEffect(() => {
    const dialog = box.current;
    const press = ({ target }: Event) => {
      pressed.current = target;
    };
    const release = ({ target }: Event) => {
      if (bare && target === dialog && pressed.current === dialog) onCancel?.();
    };
    // Browsers close a dialog at a second Escape even after a prevented first one, unless the key itself is stopped.
    const hold = (event: KeyboardEvent) => {
      if (onCancel === null && event.key === 'Escape') event.preventDefault();
    };
    dialog?.addEventListener('pointerdown', press);
    dialog?.addEventListener('click', release);
    dialog?.addEventListener('keydown', hold);
    return () => {
      dialog?.removeEventListener('pointerdown', press);
      dialog?.removeEventListener('click', release);
      dialog?.removeEventListener('keydown', hold);
    };
  }, [bare, onCancel]);

  return createPortal(
    <dialog
      ref={box}
      className={css.dialog}
      data-wide={wide || undefined}
      data-bare={bare || undefined}
      data-cover={cover || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 className={bare ? 'visually-hidden' : css.title} id={titleId}>
        {title}
      </h2>
      {children}
      {/* Nor is anything said above one that covers the page. */}
      {!cover && <div ref={place} className={css.place} />}
    </dialog>,
    document.body,
  );
}

/** Buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
