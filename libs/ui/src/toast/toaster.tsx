import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { ToastMessage } from './show-toast.ts';
import css from './toast.module.css';

const TOAST_MS = 5_000;

const ICONS: Record<ToastMessage['tone'], IconName> = { info: 'info', success: 'check', error: 'alert' };

interface ShownToast extends ToastMessage {
  id: string;
  /** Grows with each showing: one that comes again starts its time anew. */
  turn: number;
}

export interface ToasterProps {
  /** Called once with what shows a message, when the live regions are there to be read out. */
  onReady: (show: (message: ToastMessage) => void) => void;
}

/**
 * Messages in the corner of the page. Two live regions stand empty from the start, because a screen reader speaks of what
 * changes in a region that it knows. Somebody who points at a message or is in it has time to read. On every page of the site,
 * where the library of the staff area would weigh more than all of this.
 */
export function Toaster({ onReady }: ToasterProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const announce = useRef(onReady);
  useEffect(() => {
    let turn = 0;
    announce.current((message) => {
      turn += 1;
      const shown = { ...message, id: message.id ?? message.text, turn };
      setToasts((others) => [...others.filter(({ id }) => id !== shown.id), shown]);
    });
  }, []);
  const dismiss = (turn: number) => setToasts((others) => others.filter((toast) => toast.turn !== turn));
  const shownIn = (isAlert: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isAlert)
      .map((toast) => <Toast key={toast.turn} toast={toast} onDismiss={() => dismiss(toast.turn)} />);
  return (
    <div className={css.toaster}>
      <div aria-live="assertive">{shownIn(true)}</div>
      <div aria-live="polite">{shownIn(false)}</div>
    </div>
  );
}

/** Whether somebody points at the element, or has the focus in it. */
function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['pointerenter', 'focusin'])
      element.addEventListener(event, () => setHeld(true), { signal });
    for (const event of ['pointerleave', 'focusout'])
      element.addEventListener(event, () => setHeld(false), { signal });
    return () => listening.abort();
  }, [box]);
  return held;
}

function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { text, tone, links = [], durationMs = TOAST_MS } = toast;
  const box = useRef<HTMLDivElement>(null);
  const held = useHeld(box);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held || durationMs === null) return;
    const timer = setTimeout(() => dismiss.current(), durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs]);
  return (
    <div ref={box} className={css.toast} data-tone={tone}>
      <Icon name={ICONS[tone]} />
      <div className={css.text}>
        <p>{text}</p>
        {links.map(({ text: label, href, onClick }) => (
          <a key={href} className={css.link} href={href} onClick={onClick}>
            {label}
          </a>
        ))}
      </div>
      <button type="button" className={css.close} onClick={onDismiss}>
        <Icon name="close" size={20} title="Закрыть сообщение" />
      </button>
    </div>
  );
}
