/** Whether two query strings of a list have the same parameters, in any order. */
export function isSameSearch(one: string, other: string): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(search: string): string {
  return [...new URLSearchParams(search)]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
}
