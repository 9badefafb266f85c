/** Path and query of an absolute address as `URL` writes it, without the cost of one. A query of nothing is none. */
export function addressParts(href: string): { pathname: string; search: string } {
  const from = href.indexOf('/', href.indexOf('//') + 2);
  const end = href.indexOf('?', from);
  if (end === -1) return { pathname: href.slice(from), search: '' };
  const search = href.slice(end);
  return { pathname: href.slice(from, end), search: search === '?' ? '' : search };
}
