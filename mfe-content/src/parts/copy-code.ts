import { showToast } from '@polden/ui';

/** Puts a code into the clipboard and says so; where the browser does not let it, the code is said instead. */
export async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast({ tone: 'success', text: `Код ${code} скопирован` });
  } catch {
    showToast({ tone: 'error', text: `Браузер не дал скопировать. Код: ${code}` });
  }
}
