/** An item begins with words: a picture before them would end the list. */
export function wordsFirst(item: HTMLElement): void {
  const first = item.firstElementChild;
  if (item.firstChild !== first || first?.tagName !== 'FIGURE') return;
  if (item.childNodes.length === 1) item.prepend(item.ownerDocument.createElement('p'));
  else item.append(first);
}

/** A list with numbers of its own in its items. */
export function countsOddly(list: Element): boolean {
  const start = Number(list.getAttribute('start') ?? 1);
  return (
    list.hasAttribute('reversed') ||
    Array.from(list.children).some((item, index) => {
      const value = item.getAttribute('value');
      return value !== null && Number(value) !== start + index;
    })
  );
}
