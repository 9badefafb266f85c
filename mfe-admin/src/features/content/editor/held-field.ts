/** The field of an item's form in which an element stands; null: in none. */
function fieldOf(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null;
  return element.closest<HTMLElement>('[data-content-field]')?.dataset['contentField'] ?? null;
}

/** The field in which somebody is typing now. */
export function heldField(): string | null {
  return fieldOf(document.activeElement);
}

/**
 * Name of the field that gets the focus next; null for none. Undefined when the focus comes back to the same place: from
 * another window, or from a dialog that the field has opened.
 */
export function nextField({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
  if (relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null) return undefined;
  return document.activeElement === target ? undefined : fieldOf(relatedTarget);
}
