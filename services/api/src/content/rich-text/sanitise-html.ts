import { RICH_TEXT_LINK_SCHEMES } from '@polden/content-model';
import sanitize from 'sanitize-html';
import { safeHref } from './safe-href.ts';

const options: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 's', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: [...RICH_TEXT_LINK_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
  },
};

/** The only HTML that editors can bring onto a page: text, headings, lists, links. Applied on write and on read. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options);
}

function linkAttributes(given: string | undefined): sanitize.Attributes {
  const href = safeHref(given);
  if (href === null) return {};
  // A page that is opened elsewhere must not reach back to ours.
  return /^https?:/iu.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };
}
