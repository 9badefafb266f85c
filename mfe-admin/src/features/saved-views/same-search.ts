/** Whether two queries of a list's address ask for the same, in whatever order. */
export function isSameSearch(one: string, other: string): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(search: string): string {
  return [...new URLSearchParams(search)]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
}
