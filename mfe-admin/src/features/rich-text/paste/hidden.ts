import type { StyleOf } from './style-rules.ts';

/** What never is a part of a text. */
const INVISIBLE = new Set([
  'HEAD',
  'META',
  'LINK',
  'TITLE',
  'STYLE',
  'SCRIPT',
  'NOSCRIPT',
  'TEMPLATE',
  'XML',
  'COL',
  'COLGROUP',
]);
/** What cannot stand in an article, with the word for it in the report. */
const CONTROLS = new Set(['INPUT', 'SELECT', 'TEXTAREA', 'OPTION', 'DATALIST']);
const MEDIA = new Set(['VIDEO', 'AUDIO', 'OBJECT', 'EMBED', 'CANVAS', 'SVG', 'IFRAME']);

type HiddenReason = 'nothing' | 'hidden' | 'comment' | 'control' | 'media';

/** Why nobody reads an element where it was copied, or why it cannot be kept; undefined for one that is read. */
export function whyHidden(element: Element, styleOf: StyleOf): HiddenReason | undefined {
  const tag = element.tagName.toUpperCase();
  if (INVISIBLE.has(tag)) return 'nothing';
  if (CONTROLS.has(tag)) return 'control';
  if (MEDIA.has(tag)) return 'media';
  const style = styleOf(element);
  if (isComment(element, style.get('mso-element'))) return 'comment';
  if (
    element.hasAttribute('hidden') ||
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('visibility') === 'hidden'
  ) {
    return isBlank(element) ? 'nothing' : 'hidden';
  }
  return undefined;
}

/** The sign before an item of a list, which is no text: the list draws its own. */
export function isListMarker(element: Element, styleOf: StyleOf): boolean {
  return styleOf(element).get('mso-list') === 'ignore' && element.closest('h1, h2, h3, h4, h5, h6') === null;
}

function isComment(element: Element, msoElement: string | undefined): boolean {
  return (
    msoElement === 'comment-list' ||
    element.classList.contains('MsoCommentReference') ||
    element.classList.contains('msocomanchor')
  );
}

function isBlank(element: Element): boolean {
  return element.textContent.replace(/[\s\u00A0]+/gu, '') === '';
}
