const nameOf = (contentType: string, itemId: number) => `admin-form:${contentType}:${itemId}`;

/** Remembers, for this tab, the form that the session has ended under. */
export function keepForm(contentType: string, itemId: number, form: string): void {
  sessionStorage.setItem(nameOf(contentType, itemId), form);
}

/** The one that was remembered, once: a second tab is a second form. */
export function takeFormOf(contentType: string, itemId: number): string | null {
  const form = sessionStorage.getItem(nameOf(contentType, itemId));
  sessionStorage.removeItem(nameOf(contentType, itemId));
  return form;
}
