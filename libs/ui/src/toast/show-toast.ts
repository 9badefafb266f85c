/** A short message over the page. */
export interface ToastMessage {
  text: string;
  /** An error is read out at once, the rest at the next pause. */
  tone: 'info' | 'success' | 'error';
  /** What can be done about it. */
  links?: ToastLink[];
  /** Milliseconds; default 5,000. Null stays until it is closed or replaced. */
  durationMs?: number | null;
  /** One with the id of an earlier one takes its place; without an id the text is the id. */
  id?: string;
}

export interface ToastLink {
  text: string;
  href: string;
  /** Before it is followed. */
  onClick?: () => void;
}

export const TOAST_EVENT = 'polden:toast';

/** Asks the shell to show a message; what shows it is loaded when the first one comes. In the browser only. */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: message }));
}
