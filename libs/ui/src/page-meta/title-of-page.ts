/** The title of a page of a list: from the second on it tells which page it is. */
export function titleOfPage(title: string, page: number): string {
  return page > 1 ? `${title} — страница ${page}` : title;
}
