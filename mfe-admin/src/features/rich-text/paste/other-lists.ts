import { type FlatItem, nestItems } from './nest-items.ts';

/** Word in a browser puts each item into a list of its own and says its level beside it. */
export function buildOnlineLists(body: HTMLElement): void {
  const wrappers = Array.from(body.querySelectorAll('.ListContainerWrapper'));
  for (const first of wrappers) {
    if (!first.isConnected) continue;
    const run = [first];
    for (let next = first.nextElementSibling; next?.classList.contains('ListContainerWrapper');) {
      run.push(next);
      next = next.nextElementSibling;
    }
    const items = run.flatMap((each) => Array.from(each.querySelectorAll('li'), toItem));
    first.before(...nestItems(items, body.ownerDocument));
    for (const each of run) each.remove();
  }
}

function toItem(entry: Element): FlatItem {
  const list = entry.parentElement;
  const start = Number(list?.getAttribute('start') ?? 1);
  return {
    level: Number(entry.getAttribute('data-aria-level') ?? entry.getAttribute('aria-level') ?? 1),
    ordered: list?.tagName === 'OL',
    numbering: '1',
    number: Number.isSafeInteger(start) ? start : 1,
    list: entry.getAttribute('data-listid') ?? '',
    content: Array.from(entry.childNodes),
  };
}

/** Google and others put a list straight into a list: it belongs to the item before it. */
export function mendNesting(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') {
      before.append(list);
      continue;
    }
    const entry = document.createElement('li');
    list.replaceWith(entry);
    entry.append(list);
  }
}
