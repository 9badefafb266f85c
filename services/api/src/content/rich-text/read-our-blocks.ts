import type { RichTextNode } from '@polden/content-model';
import type { Tag, Tree } from './html-tree.ts';

interface Readers {
  blocks: (children: readonly Tree[]) => RichTextNode[];
  words: (tag: Tag) => RichTextNode[];
}

/** What `renderRichText` writes for the blocks that only our texts have, read back; null for anything else. */
export function readBlockOfOurs(tag: Tag, { blocks, words }: Readers): RichTextNode[] | null {
  const { name, attribs, children } = tag;
  if (name === 'figure') {
    const attrs = pictureIn(tag);
    const caption = find(tag, (each) => each.name === 'figcaption');
    return attrs && [{ type: 'figure', attrs, content: caption ? words(caption) : [] }];
  }
  if (name !== 'div') return null;
  if (attribs['data-callout'] !== undefined)
    return [{ type: 'callout', attrs: { tone: attribs['data-callout'] }, content: blocks(children) }];
  if (attribs['data-block'] === 'film')
    return [{ type: 'film', attrs: { videoId: Number(attribs['data-film']), title: textOf(tag) } }];
  if (attribs['data-block'] !== 'calculator') return null;
  return [{ type: 'calculator', attrs: { sum: Number(attribs['data-sum'] ?? Number.NaN) } }];
}

/** A paragraph with the link to a file of the library; null for another one. */
export function readFile(tag: Tag): RichTextNode[] | null {
  const link = find(tag, ({ attribs }) => attribs['data-file'] !== undefined);
  if (!link) return null;
  const {
    href,
    'data-file': fileId,
    'data-name': name,
    'data-type': fileType,
    'data-size': size,
  } = link.attribs;
  return [{ type: 'file', attrs: { fileId, href, name, fileType, fileSize: Number(size) } }];
}

function pictureIn(tag: Tag): Record<string, unknown> | null {
  const image = find(tag, ({ name, attribs }) => name === 'img' && attribs['data-media'] !== undefined);
  if (!image) return null;
  const { 'data-media': mediaId, src, width, height, alt } = image.attribs;
  return { mediaId, src, width: Number(width), height: Number(height), alt };
}

function find(tag: Tag, wanted: (tag: Tag) => boolean): Tag | undefined {
  for (const child of tag.children) {
    if (typeof child === 'string') continue;
    const found = wanted(child) ? child : find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function textOf({ children }: Tag): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
