/**
 * Gives the focus to the field that a window is for: it may be there before the window is, which would begin at its first
 * button then.
 */
export function focusFirst(field: HTMLInputElement | null): void {
  if (!field) return;
  field.autofocus = true;
  field.focus();
}
