/** The link that had the focus on a page, by what is written in it: the elements themselves go with the page. */
interface Mark {
  href: string;
  /** Which of the links to that address it was. */
  nth: number;
}

const marks = new Map<string, Mark>();

/** Remembers where the focus is on the page of a history entry that is about to be left. */
export function rememberFocus(key: string): void {
  const link = document.activeElement?.closest('a[href]');
  if (!link) {
    marks.delete(key);
    return;
  }
  const href = link.getAttribute('href') ?? '';
  marks.set(key, { href, nth: linksTo(href).indexOf(link) });
}

/** Puts the focus back where it was on the page of a history entry; false when it was nowhere or the link has gone. */
export function restoreFocus(key: string): boolean {
  const mark = marks.get(key);
  const link = mark && linksTo(mark.href)[mark.nth];
  if (!(link instanceof HTMLElement)) return false;
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`)];
}
