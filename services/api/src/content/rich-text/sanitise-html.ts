import {
  RICH_TEXT_ALIGNS,
  RICH_TEXT_CALLOUTS,
  RICH_TEXT_LINK_SCHEMES,
  RICH_TEXT_NUMBERINGS,
} from '@polden/content-model';
import sanitize from 'sanitize-html';
import { PICTURE_ADDRESS } from './node-attributes.ts';
import { safeHref } from './safe-href.ts';

const NUMBER = /^[1-9]\d{0,8}$/u;
const UUID = /^[\da-f-]{36}$/u;

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'div'],
    ...['strong', 'em', 's', 'sup', 'sub', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'picture', 'source', 'img', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'data-file', 'data-name', 'data-type', 'data-size'],
    ol: ['start', { name: 'type', values: [...RICH_TEXT_NUMBERINGS] }],
    div: ['role', 'tabindex', 'aria-label', 'data-callout', 'data-block', 'data-film', 'data-sum'],
    table: [{ name: 'data-stacks', values: ['phone'] }],
    th: ['colspan', 'rowspan', 'scope', 'data-align', 'data-title'],
    td: ['colspan', 'rowspan', 'data-align', 'data-title'],
    source: ['type', 'srcset', 'sizes'],
    img: ['data-media', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  },
  allowedSchemes: [...RICH_TEXT_LINK_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  selfClosing: ['br', 'hr', 'img', 'source'],
  transformTags: {
    a: (tagName, { href, ...given }) => ({
      tagName,
      attribs: { ...linkAttributes(href), ...fileAttributes(given) },
    }),
    div: (tagName, given) => ({ tagName, attribs: blockAttributes(given) }),
    th: (tagName, given) => ({ tagName, attribs: cellAttributes(given) }),
    td: (tagName, given) => ({ tagName, attribs: cellAttributes(given) }),
    source: (tagName, { type, srcset, sizes = '' }) => ({
      tagName,
      attribs: type === 'image/avif' && areOurs(srcset) ? { type, srcset, sizes: sizesOf(sizes) } : {},
    }),
    img: (tagName, given) => ({ tagName, attribs: pictureAttributes(given) }),
  },
  // Of a picture that is none of ours nothing stays, nor of a source without one.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && attribs['src'] === undefined) || (tag === 'source' && attribs['srcset'] === undefined),
};

/** The only HTML that editors can bring onto a page, as `renderRichText` writes it. Applied on write and on read. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options);
}

function linkAttributes(given: string | undefined): sanitize.Attributes {
  const href = safeHref(given);
  if (href === null) return {};
  // A page that is opened elsewhere must not reach back to ours.
  return /^https?:/iu.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };
}

function fileAttributes(given: sanitize.Attributes): sanitize.Attributes {
  const { 'data-file': file, 'data-name': name = '', 'data-type': type = '', 'data-size': size = '' } = given;
  if (file === undefined || !UUID.test(file) || !NUMBER.test(size)) return {};
  return { 'data-file': file, 'data-name': name, 'data-type': type, 'data-size': size };
}

/** A callout, the frame of a table or a block of its own; any other `div` has nothing. */
function blockAttributes(given: sanitize.Attributes): sanitize.Attributes {
  const { role, 'aria-label': label, 'data-callout': callout, 'data-block': block } = given;
  if (role === 'region' && label !== undefined) return { role, tabindex: '0', 'aria-label': label };
  if (role === 'note' && isOneOf(RICH_TEXT_CALLOUTS, callout)) return { role, 'data-callout': callout };
  const { 'data-film': film, 'data-sum': sum } = given;
  if (block === 'film' && film !== undefined && NUMBER.test(film))
    return { 'data-block': block, 'data-film': film };
  if (block !== 'calculator') return {};
  return { 'data-block': block, ...(sum !== undefined && NUMBER.test(sum) && { 'data-sum': sum }) };
}

function cellAttributes(given: sanitize.Attributes): sanitize.Attributes {
  const { colspan, rowspan, scope, 'data-align': align, 'data-title': title } = given;
  return {
    ...(colspan !== undefined && NUMBER.test(colspan) && { colspan }),
    ...(rowspan !== undefined && NUMBER.test(rowspan) && { rowspan }),
    ...(isOneOf(SCOPES, scope) && { scope }),
    ...(isOneOf(RICH_TEXT_ALIGNS, align) && { 'data-align': align }),
    ...(title !== undefined && { 'data-title': title }),
  };
}

const SCOPES = ['col', 'colgroup', 'row', 'rowgroup'];

function pictureAttributes(given: sanitize.Attributes): sanitize.Attributes {
  const { 'data-media': media = '', src = '', srcset, sizes = '', width = '', height = '', alt = '' } = given;
  if (!PICTURE_ADDRESS.test(src) || !areOurs(srcset)) return {};
  if (!UUID.test(media) || !NUMBER.test(width) || !NUMBER.test(height)) return {};
  const shown = { src, srcset, sizes: sizesOf(sizes), width, height, alt };
  return { 'data-media': media, ...shown, loading: 'lazy', decoding: 'async' };
}

/** Every address of a `srcset` leads into our library. */
function areOurs(srcset: string | undefined): srcset is string {
  const addresses = (srcset ?? '')
    .split(', ')
    .map((each) => each.split(' ')[0]?.replace(/\.avif$/u, '.webp') ?? '');
  return addresses.every((address) => PICTURE_ADDRESS.test(address));
}

function sizesOf(sizes: string): string {
  return /^[\w\s(),:.+-]*$/u.test(sizes) ? sizes : '';
}

function isOneOf<Value extends string>(values: readonly Value[], given: string | undefined): given is Value {
  return values.some((value) => value === given);
}
