import { showToast } from '@polden/ui';
import { saveDrafts } from './drafts.ts';

/** Says that a part of the page did not come and the page is not loaded anew by itself, and what can be done. */
export function sayMissingPart(): void {
  // Every layout has a phone of the lender's in it; this needs no data.
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  showToast({
    id: 'missing-part',
    tone: 'error',
    text: 'Часть страницы не загрузилась. Введённое сохраним, кроме паспорта, карт и кодов: попробуйте снова или позвоните нам.',
    durationMs: null,
    links: [
      // The page that is open by then.
      { text: 'Попробовать снова', href: '', onClick: saveDrafts },
      ...(phone ? [{ text: phone.textContent.trim(), href: phone.href }] : []),
    ],
  });
}
