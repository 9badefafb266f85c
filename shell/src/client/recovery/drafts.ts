const KEY = 'mfe-drafts';

interface Drafts {
  /** The page they were typed on. */
  path: string;
  fields: { key: string; value: string | boolean }[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** Never kept, not even for a moment: secrets, files, and what a page marks as nobody's business. */
const SECRET =
  '[type=password], [type=file], [type=hidden], [autocomplete^="cc-"], [autocomplete="one-time-code"], [data-draft="never"]';

/** Keeps what was typed on this page over one reload of this tab. */
export function saveDrafts(): void {
  const fields = typedFields().map(({ key, field }) => ({ key, value: valueOf(field) }));
  const drafts: Drafts = { path: window.location.pathname, fields };
  if (fields.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(drafts));
}

/** Puts back what `saveDrafts` has kept, once the page is interactive. */
export function restoreDrafts(): void {
  const drafts = takeDrafts();
  if (drafts?.path !== window.location.pathname) return;
  const kept = new Map(drafts.fields.map(({ key, value }) => [key, value]));
  for (const { key, field } of typedFields()) {
    const value = kept.get(key);
    if (value !== undefined && value !== valueOf(field)) setValue(field, value);
  }
}

function takeDrafts(): Drafts | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text === null ? null : (JSON.parse(text) as Drafts);
  } catch {
    return null;
  }
}

function typedFields(): { key: string; field: Field }[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)]
    .filter((field) => !field.matches(SECRET))
    .map((field) => {
      const option = field instanceof HTMLInputElement && field.type === 'radio' ? field.value : '';
      const base = `${field.name || field.getAttribute('aria-label') || field.type}:${option}`;
      const nth = counts.get(base) ?? 0;
      counts.set(base, nth + 1);
      return { key: `${base}:${nth}`, field };
    });
}

function valueOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** As a person would: React listens to the events, and looks past a value that was set behind its back. */
function setValue(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
