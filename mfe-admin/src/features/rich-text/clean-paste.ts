/** The page's title is the first level; a text has two more, and documents come with six. */
const LEVELS: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

/**
 * Pasted HTML brought closer to what an article may hold: heading levels, no empty paragraphs. Everything that the
 * editor has no node or mark for it drops by itself.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const level = document.createElement(LEVELS[heading.tagName] ?? 'h3');
    level.append(...heading.childNodes);
    heading.replaceWith(level);
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, li')) {
    if (paragraph.textContent.replaceAll('\u00A0', ' ').trim() === '') paragraph.remove();
  }
  return body.innerHTML;
}
