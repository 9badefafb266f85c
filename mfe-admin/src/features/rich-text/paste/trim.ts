import { BLOCKS } from './visible-words.ts';

/** No spaces and line breaks at the ends. */
export function trim(line: Element): void {
  for (const end of ['first', 'last'] as const) {
    for (let child = line[`${end}Child`]; child; child = line[`${end}Child`]) {
      const isBreak = child instanceof Element && child.tagName === 'BR';
      const isBlank = child.textContent?.replace(/[\s\u00A0]+/gu, '') === '' && isWords(child);
      if (!isBreak && !isBlank) break;
      child.remove();
    }
  }
  const texts = textsIn(line);
  const [first] = texts;
  const last = texts.at(-1);
  if (first && !isInner(first, line)) first.data = first.data.replace(/^[\s\u00A0]+/u, '');
  if (last && !isInner(last, line)) last.data = last.data.replace(/[\s\u00A0]+$/u, '');
}

function isWords(node: Node): boolean {
  return (
    node instanceof Text ||
    (node instanceof Element && ['STRONG', 'EM', 'S', 'SUP', 'SUB', 'A'].includes(node.tagName))
  );
}

/** Within a block of this block, which has ends of its own. */
function isInner(text: Text, line: Element): boolean {
  return (
    text.parentElement?.closest('p, li, td, th, h2, h3, h4, blockquote, figure') !==
    line.closest('p, li, td, th, h2, h3, h4, blockquote, figure')
  );
}

function textsIn(node: Node): Text[] {
  return node instanceof Text ? [node] : Array.from(node.childNodes).flatMap(textsIn);
}

/** Words that stand in no block become a paragraph of their own: it ends where the next block begins. */
export function trimLoose(clean: HTMLElement): void {
  for (const text of clean.childNodes) {
    const next = text.nextSibling;
    const isLast =
      next === null || (next instanceof Element && next.tagName !== 'BR' && BLOCKS.has(next.tagName));
    if (text instanceof Text && isLast) text.data = text.data.trimEnd();
  }
}
