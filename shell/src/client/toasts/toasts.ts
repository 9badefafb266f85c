import { TOAST_EVENT, type ToastMessage } from '@polden/ui';

/** Shows what any part of the page asks for (`showToast`); a page without messages does not load what shows them at once. */
export function showToasts(): void {
  window.addEventListener(TOAST_EVENT, (event) => {
    const { detail } = event as CustomEvent<ToastMessage>;
    loadToaster()
      .then((show) => show(detail))
      .catch(() => console.warn(detail.text));
  });
}

/** Brings the code while there is a network: the first message may be that there is none. */
export async function loadToaster(): Promise<(message: ToastMessage) => void> {
  const { toaster } = await import(/* webpackChunkName: "toasts" */ './open-toaster.tsx');
  return toaster;
}
