import { Button, copyText, showToast, WithScripts } from '@polden/ui';

/** Hands the page's address to another person: by the device's own sheet, or by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  return (
    <WithScripts>
      <Button variant="quiet" onClick={() => void share(title)}>
        Поделиться
      </Button>
    </WithScripts>
  );
}

async function share(title: string): Promise<void> {
  const url = location.href.split('#', 1)[0] ?? '';
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else if (await copyText(url)) showToast({ tone: 'success', text: 'Ссылка скопирована' });
    else throw new Error('the browser does not let copy');
  } catch (error) {
    // The visitor has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ tone: 'error', text: 'Не получилось поделиться. Скопируйте адрес из строки браузера.' });
  }
}
