import { TOAST_EVENT, type ToastMessage } from '@polden/ui';

const PLAIN_BOX = {
  position: 'fixed',
  inset: 'auto 1rem 1rem',
  zIndex: '1000',
  padding: '1rem',
  border: '1px solid',
  background: 'Canvas',
  color: 'CanvasText',
};

/** Shows what any part of the page asks for (`showToast`); a page without messages does not load what shows them at once. */
export function showToasts(): void {
  window.addEventListener(TOAST_EVENT, (event) => {
    const { detail } = event as CustomEvent<ToastMessage>;
    loadToaster()
      .then((show) => {
        leave(detail);
        show(detail);
      })
      .catch(() => sayPlainly(detail));
  });
}

const said = new Map<string | undefined, Element>();

/** What takes the place of a message takes it away, as in the corner. */
function leave({ id }: ToastMessage): void {
  if (id !== undefined) said.get(id)?.remove();
}

/** Where even the code of messages did not come. */
function sayPlainly(message: ToastMessage): void {
  const { id, text, links = [] } = message;
  leave(message);
  const box = document.createElement('div');
  box.role = 'alert';
  Object.assign(box.style, PLAIN_BOX);
  box.append(
    text,
    ...links.flatMap(({ text: label, href, onClick = () => undefined }) => {
      const link = Object.assign(document.createElement('a'), { textContent: label, href, onclick: onClick });
      return [' ', link];
    }),
  );
  document.body.append(box);
  said.set(id, box);
}

/** Brings the code while there is a network: the first message may be that there is none. */
export async function loadToaster(): Promise<(message: ToastMessage) => void> {
  const { toaster } = await import(/* webpackChunkName: "toasts" */ './open-toaster.tsx');
  return toaster;
}
