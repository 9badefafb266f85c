/** Puts a text into the clipboard; false where the browser does not let it, or has none for pages like this. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
