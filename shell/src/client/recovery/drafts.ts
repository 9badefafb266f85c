const KEY = 'mfe-drafts';

interface Drafts {
  /** The page they were typed on. */
  path: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  fields: { key: string; value: string | boolean }[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** What a name says that is nobody else's business, not even for a moment. */
const SECRET_NAMES = [
  'passport',
  'issue',
  'card',
  'cvc',
  'cvv',
  'code',
  'password',
  'totp',
  'token',
  'secret',
];
/** Never kept: secrets, files, and what a page marks so. */
const SECRET = [
  ...['[type=password]', '[type=file]', '[type=hidden]', '[data-draft="never"]'],
  ...['[autocomplete^="cc-"]', '[autocomplete="one-time-code"]', '[autocomplete$="-password"]'],
  ...SECRET_NAMES.map((name) => `[name*="${name}" i]`),
].join(', ');
/** What nobody has come back to is forgotten. */
const KEPT_MS = 600_000;
/** How long a page may take to show the fields that depend on others. */
const GROWING_MS = 5_000;

let atFailure: Drafts | null = null;

/** Remembers what was typed when a file of the page does not come: what React shows instead may take the form away. */
export function watchTyped(): void {
  const isFile = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
  // Before the loader of the file hears of it.
  window.addEventListener('error', ({ target }) => isFile(target) && (atFailure = readDrafts()), true);
  // What was sent is not to be typed again.
  window.addEventListener('submit', () => window.sessionStorage.removeItem(KEY));
}

/** Keeps what was typed on this page until it is opened again in this tab, over a reload or not. */
export function saveDrafts(): void {
  const now = readDrafts();
  const earlier = atFailure?.path === now.path ? atFailure.fields : [];
  atFailure = null;
  const fields = [...new Map([...earlier, ...now.fields].map((field) => [field.key, field])).values()];
  if (fields.length === 0) return;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...now, fields } satisfies Drafts));
  } catch {
    // Without storage nothing is kept, and nothing else is the worse for it.
  }
}

function readDrafts(): Drafts {
  const fields = typedFields().map(({ key, field }) => ({ key, value: valueOf(field) }));
  return { path: window.location.pathname, savedAt: Date.now(), fields };
}

/** Puts back what `saveDrafts` has kept of this page, once it is interactive; fields that come a little later, too. */
export function restoreDrafts(): void {
  const drafts = takeDrafts();
  if (drafts === null) return;
  const waiting = new Map(drafts.fields.map(({ key, value }) => [key, value]));
  const restore = () => {
    for (const { key, field } of typedFields()) {
      const value = waiting.get(key);
      waiting.delete(key);
      if (value !== undefined && value !== valueOf(field)) setValue(field, value);
    }
    if (waiting.size === 0) growing.disconnect();
  };
  const growing = new MutationObserver(restore);
  growing.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => growing.disconnect(), GROWING_MS);
  restore();
}

/** Null when there is nothing of this page; what is of another one waits for it. */
function takeDrafts(): Drafts | null {
  try {
    const drafts = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Drafts | null;
    if (drafts === null) return null;
    const isOver = Date.now() - drafts.savedAt > KEPT_MS;
    const isOfThisPage = drafts.path === window.location.pathname;
    if (isOver || isOfThisPage) window.sessionStorage.removeItem(KEY);
    return isOfThisPage && !isOver ? drafts : null;
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
