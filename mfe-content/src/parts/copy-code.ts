import { copyText, showToast } from '@polden/ui';

/** Puts a code into the clipboard and says so; where the browser does not let it, the code is said instead. */
export async function copyCode(code: string): Promise<void> {
  if (await copyText(code)) showToast({ tone: 'success', text: `Код ${code} скопирован` });
  else showToast({ tone: 'error', text: `Браузер не дал скопировать. Код: ${code}` });
}
