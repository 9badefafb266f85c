/** A heading of the second level, by which a text can be entered. */
export interface Anchor {
  id: string;
  title: string;
}

export interface AnchoredHtml {
  html: string;
  anchors: Anchor[];
}

const HEADING = /<h2>(.*?)<\/h2>/gsu;

/**
 * Gives each heading of the second level an id made of its own words, so that a link to it outlives an edit elsewhere. One
 * that an editor has left empty would be a gap in the text and a link without a name: it is left out.
 */
export function withAnchors(html: string): AnchoredHtml {
  const anchors: Anchor[] = [];
  const anchored = html.replace(HEADING, (_heading, inner: string) => {
    const title = textOf(inner);
    if (title === '') return inner.includes('<img') ? inner : '';
    const id = freeId(idOf(title), anchors);
    anchors.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, anchors };
}

/** The API's sanitiser writes three signs as entities, and all others as they are. */
function textOf(html: string): string {
  return html
    .replace(/<br[^>]*>/gu, ' ')
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

function idOf(title: string): string {
  const words = title.toLowerCase().match(/[a-zа-яё\d]+/gu) ?? [];
  return words.slice(0, 8).join('-') || 'razdel';
}

function freeId(id: string, taken: readonly Anchor[]): string {
  const same = taken.filter((anchor) => anchor.id === id || anchor.id.startsWith(`${id}--`)).length;
  return same === 0 ? id : `${id}--${same + 1}`;
}
