/** An item of a list as a flat sequence gives it. */
export interface FlatItem {
  /** From 1. */
  level: number;
  ordered: boolean;
  /** How it counts, as `<ol type>`. */
  numbering: string;
  /** Its number; of a list that begins with it. */
  number: number;
  /** Items of one list have the same. */
  list: string;
  content: Node[];
}

interface Open {
  level: number;
  list: string;
  element: HTMLElement;
}

/** Lists in lists out of items in a row. Returns the lists of the first level. */
export function nestItems(items: readonly FlatItem[], document: Document): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: Open[] = [];
  for (const item of items) {
    const key = `${item.list} ${item.ordered ? item.numbering : 'bullet'}`;
    while (isLeft(open.at(-1), item, key)) open.pop();
    let current = open.at(-1);
    if (!current || current.level < item.level) {
      const element = listOf(item, document);
      const within = current?.element.lastElementChild;
      if (within) within.append(element);
      else roots.push(element);
      current = { level: item.level, list: key, element };
      open.push(current);
    }
    const entry = document.createElement('li');
    entry.append(...item.content);
    current.element.append(entry);
  }
  return roots;
}

function isLeft(open: Open | undefined, { level }: FlatItem, key: string): boolean {
  return open !== undefined && (open.level > level || (open.level === level && open.list !== key));
}

function listOf({ ordered, numbering, number }: FlatItem, document: Document): HTMLElement {
  const element = document.createElement(ordered ? 'ol' : 'ul');
  if (ordered && number !== 1) element.setAttribute('start', String(number));
  if (ordered && numbering !== '1') element.setAttribute('type', numbering);
  return element;
}
