import { create } from 'zustand';

export interface ToastMessage {
  id: number;
  tone: 'success' | 'error';
  text: string;
  /** Of the call that has failed on the server: what somebody who asks for help can name. */
  requestId?: string;
}

let lastId = 0;

export const useToasts = create<{ toasts: ToastMessage[] }>()(() => ({ toasts: [] }));

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string, requestId?: string) => show('error', text, requestId),
};

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** A text that is on the screen already is said anew, not twice. */
function show(tone: ToastMessage['tone'], text: string, requestId?: string): void {
  lastId += 1;
  const message = { id: lastId, tone, text, ...(requestId !== undefined && { requestId }) };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => shown.text !== text), message],
  }));
}
