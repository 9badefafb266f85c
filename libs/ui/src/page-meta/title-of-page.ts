/** The title of a page of a list: from the second on it tells which page it is. */
export function titleOfPage(title: string, page: number): string {
  return title + pageSuffix(page);
}

/** What follows the title of a list from its second page on. */
export function pageSuffix(page: number): string {
  return page > 1 ? ` — страница ${page}` : '';
}
