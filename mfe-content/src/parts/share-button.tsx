import { Button, showToast, useHydrated } from '@polden/ui';

/** Hands the page's address to another person: by the device's own sheet, or by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Button variant="quiet" onClick={() => void share(title)}>
      Поделиться
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.href.split('#', 1)[0] ?? '';
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
  } catch (error) {
    // The visitor has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ tone: 'error', text: 'Не получилось поделиться. Скопируйте адрес из строки браузера.' });
  }
}

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  showToast({ tone: 'success', text: 'Ссылка скопирована' });
}
