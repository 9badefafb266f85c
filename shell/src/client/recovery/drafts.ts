const KEY = 'mfe-drafts';

interface Drafts {
  /** The page they were typed on. */
  path: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  fields: { key: string; value: string | boolean }[];
}

/** By the path of their page. */
type Kept = Record<string, Drafts>;

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
  'birth',
  'address',
];
/** Never kept: secrets, files, and what a page marks so. */
const SECRET = [
  ...['[type=password]', '[type=file]', '[type=hidden]', '[data-draft="never"]'],
  ...['[autocomplete^="cc-"]', '[autocomplete="one-time-code"]', '[autocomplete$="-password"]'],
  ...['[autocomplete^="bday"]', '[autocomplete="street-address"]'],
  ...SECRET_NAMES.map((name) => `[name*="${name}" i]`),
].join(', ');
/** In forms that have no memory of their own, and say what they are called. */
const KEPT_FORMS = 'form[data-draft] *';
/** What nobody has come back to is forgotten. */
const KEPT_MS = 600_000;
/** How long a page may take to show the fields that depend on others. */
const GROWING_MS = 5_000;

let atFailure: Drafts | null = null;
/** What was typed is kept, or sent with the document. */
let isSettled = false;

/**
 * Remembers what was typed when a file of the page does not come, for what React shows instead may take the form away; and
 * when the document is left, which may be for a reload.
 */
export function watchTyped(): void {
  const isFile = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
  // Before the loader of the file hears of it.
  window.addEventListener('error', ({ target }) => isFile(target) && (atFailure = readDrafts()), true);
  // What is typed afterwards is newer, and its form may go away, too.
  window.addEventListener('input', () => {
    isSettled = false;
    if (atFailure?.path === window.location.pathname) atFailure = withEarlier(readDrafts());
  });
  // What was sent is not to be typed again; a search in the header sends nothing of it.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!(target instanceof Element && target.closest('main'))) return;
    takeDrafts();
    atFailure = null;
    isSettled = !defaultPrevented;
  });
  window.addEventListener('pagehide', () => isSettled || keepForms(window.location.pathname));
}

/** With what stood in fields at the failure that are no more. */
function withEarlier(now: Drafts): Drafts {
  const earlier = atFailure?.path === now.path ? atFailure.fields : [];
  const fields = [...new Map([...earlier, ...now.fields].map((field) => [field.key, field])).values()];
  return { ...now, fields };
}

/** Keeps what was typed on this page until it is opened again in this tab, over a reload or not. */
export function saveDrafts(): void {
  const drafts = withEarlier(readDrafts());
  atFailure = null;
  isSettled = true;
  keep(drafts);
}

/** Keeps the forms of a page that is left by a link, so that a visitor who comes back goes on in them. */
export function keepForms(path: string): void {
  keep(readDrafts(path, KEPT_FORMS));
  atFailure = null;
}

function keep(drafts: Drafts): void {
  if (drafts.fields.length > 0) write({ ...readKept(), [drafts.path]: drafts });
}

function readDrafts(path = window.location.pathname, among = '*'): Drafts {
  const fields = typedFields()
    .filter(({ field }) => field.matches(among))
    .map(({ key, field }) => ({ key, value: valueOf(field) }));
  return { path, savedAt: Date.now(), fields };
}

/** Puts back what `saveDrafts` has kept of this page, once it is interactive; fields that come a little later, too. */
export function restoreDrafts(leaving: ReadonlySet<Field> = new Set()): void {
  const drafts = takeDrafts();
  if (!drafts) return;
  const waiting = new Map(drafts.fields.map(({ key, value }) => [key, value]));
  const restore = () => {
    if (window.location.pathname !== drafts.path) return growing.disconnect();
    for (const { key, field } of typedFields()) {
      if (leaving.has(field)) continue;
      const value = waiting.get(key);
      waiting.delete(key);
      if (value !== undefined && value !== valueOf(field) && !isTyped(field)) setValue(field, value);
    }
    if (waiting.size === 0) growing.disconnect();
  };
  const growing = new MutationObserver(restore);
  growing.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => growing.disconnect(), GROWING_MS);
  restore();
}

/** The same for the page that is about to take the place of this one: the fields that are there now are not meant. */
export function restoreDraftsOfNext(): void {
  restoreDrafts(new Set(document.querySelectorAll<Field>(FIELDS)));
}

/** Takes away what is kept of this page. Undefined when there is nothing; what is of another one waits for it. */
export function takeDrafts(): Drafts | undefined {
  const { [window.location.pathname]: drafts, ...others } = readKept();
  if (drafts) write(others);
  return drafts;
}

/** What is not over yet. */
function readKept(): Kept {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Kept;
    return Object.fromEntries(
      Object.entries(kept).filter(([, { savedAt }]) => Date.now() - savedAt < KEPT_MS),
    );
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage nothing is kept, and nothing else is the worse for it.
  }
}

function typedFields(): { key: string; field: Field }[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)]
    .filter((field) => !field.matches(SECRET))
    .map((field) => {
      const option = field instanceof HTMLInputElement && field.type === 'radio' ? field.value : '';
      const form = field.form?.dataset.draft ?? '';
      const base = `${form}:${field.name || field.getAttribute('aria-label') || field.type}:${option}`;
      const nth = counts.get(base) ?? 0;
      counts.set(base, nth + 1);
      return { key: `${base}:${nth}`, field };
    });
}

function valueOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}

/** Since the document came, which may be before its scripts: that is newer. */
function isTyped(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return 'defaultValue' in field && field.value !== field.defaultValue;
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
