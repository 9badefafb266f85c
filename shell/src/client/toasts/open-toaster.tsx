import { Toaster, type ToastMessage } from '@polden/ui';
import { createRoot } from 'react-dom/client';

/** A screen reader needs a moment to learn of a live region before it speaks of what is in it. */
const REGION_KNOWN_MS = 100;

/** Beside the page's own tree: what fails there does not take the messages along. */
export const toaster = new Promise<(message: ToastMessage) => void>((resolve) => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster onReady={(show) => setTimeout(() => resolve(show), REGION_KNOWN_MS)} />);
});
