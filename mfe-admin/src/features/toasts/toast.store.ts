import { personalStore } from '../session/personal-store.ts';

export interface ToastMessage {
  id: number;
  tone: 'success' | 'error';
  text: string;
  /** Id of the failed request, to be named when asking for help. */
  requestId?: string;
  /** What can be done about it while it is shown. */
  action?: ToastAction;
}

export interface ToastAction {
  /** «Отменить» */
  title: string;
  /** Another way to do the same, for a person who does not reach the toast in time. */
  otherwise: string;
  run: () => void;
}

interface ToastExtras {
  requestId?: string;
  action?: ToastAction;
}

let lastId = 0;

export const useToasts = personalStore<{ toasts: ToastMessage[] }>({ toasts: [] });

export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action && { action }),
  error: (text: string, requestId?: string) =>
    show('error', text, requestId === undefined ? {} : { requestId }),
};

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** A text that is on the screen already is said anew, not twice. */
function show(tone: ToastMessage['tone'], text: string, extras: ToastExtras = {}): void {
  lastId += 1;
  const message = { id: lastId, tone, text, ...extras };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => shown.text !== text), message],
  }));
}
