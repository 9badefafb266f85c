import {
  RICH_TEXT_CALLOUTS,
  type CalculatorAttrs,
  type FigureAttrs,
  type FileAttrs,
  type FilmAttrs,
} from '@polden/content-model';
import { formatFileSize, formatRubles } from '@polden/ru';
import { Node } from '@tiptap/core';
import { settlingPlugin } from '../pictures-on-way.ts';

/** The address as a path: browsers write whole ones onto the clipboard. */
function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** A remark that stands out of the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: RICH_TEXT_CALLOUTS[0],
      parseHTML: (element) => element.dataset['callout'],
      renderHTML: ({ tone }) => ({ 'data-callout': String(tone) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { role: 'note', ...HTMLAttributes }, 0],
});

/**
 * A picture of the library, with its caption as content. `pending`: the key of a file that is being uploaded; such a
 * figure is not saved.
 */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () =>
    Object.fromEntries(
      ['mediaId', 'src', 'width', 'height', 'alt', 'pending'].map((name) => [
        name,
        { default: name === 'alt' ? '' : null, rendered: false },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (figure) =>
        figure.querySelector<HTMLElement>('figcaption') ??
        figure.appendChild(document.createElement('figcaption')),
      getAttrs: (figure) => {
        const image = figure.querySelector('img');
        if (!image) return false;
        const { media = null, pending = null } = image.dataset;
        if (media === null && pending === null) return false;
        return {
          mediaId: media,
          pending,
          src: media === null ? null : pathOf(image.getAttribute('src') ?? ''),
          width: Number(image.getAttribute('width')) || null,
          height: Number(image.getAttribute('height')) || null,
          alt: image.getAttribute('alt') ?? '',
        };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { mediaId, pending, src, width, height, alt } = node.attrs as FigureAttrs & {
      pending: string | null;
    };
    const image = { 'data-media': mediaId, 'data-pending': pending, src, width, height, alt };
    return ['figure', ['img', image], ['figcaption', 0]];
  },
  addProseMirrorPlugins: () => [settlingPlugin()],
  addKeyboardShortcuts: () => ({
    // A caption is one line; what is typed after it is a paragraph, not a second picture.
    Enter: ({ editor }) => {
      const { $from } = editor.state.selection;
      if ($from.parent.type.name !== 'figure') return false;
      const after = $from.after();
      return editor
        .chain()
        .insertContentAt(after, { type: 'paragraph' })
        .setTextSelection(after + 1)
        .run();
    },
  }),
});

/** A file to be downloaded. */
export const FileBlock = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => attributes('fileId', 'href', 'name', 'fileType', 'fileSize'),
  parseHTML: () => [{ tag: 'p', getAttrs: readFile, priority: 100 }],
  renderHTML: ({ node }) => {
    const { fileId, href, name, fileType, fileSize } = node.attrs as FileAttrs;
    const link = {
      href,
      'data-file': fileId,
      'data-name': name,
      'data-type': fileType,
      'data-size': String(fileSize),
    };
    return ['p', ['a', link, name], ` (${fileType.toUpperCase()}, ${formatFileSize(fileSize)})`];
  },
});

function readFile(element: HTMLElement): FileAttrs | false {
  const link = element.querySelector<HTMLElement>('a[data-file]');
  if (!link) return false;
  const { file = '', name = '', type = '', size } = link.dataset;
  return {
    fileId: file,
    href: pathOf(link.getAttribute('href') ?? ''),
    name,
    fileType: type,
    fileSize: Number(size),
  };
}

/** A film that has a page of its own. */
export const Film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => attributes('videoId', 'title'),
  parseHTML: () => [
    {
      tag: 'div[data-block="film"]',
      getAttrs: (element) => ({ videoId: Number(element.dataset['film']), title: element.textContent }),
    },
  ],
  renderHTML: ({ node }) => {
    const { videoId, title } = node.attrs as FilmAttrs;
    return ['div', { 'data-block': 'film', 'data-film': String(videoId) }, title];
  },
});

/** An invitation to reckon a loan. */
export const Calculator = Node.create({
  name: 'calculator',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => attributes('sum'),
  parseHTML: () => [
    {
      tag: 'div[data-block="calculator"]',
      getAttrs: (element) => ({ sum: Number(element.dataset['sum']) || null }),
    },
  ],
  renderHTML: ({ node }) => {
    const { sum } = node.attrs as CalculatorAttrs;
    const words = sum === null ? 'Рассчитать заём' : `Рассчитать заём на ${formatRubles(sum)}`;
    return ['div', { 'data-block': 'calculator', ...(sum !== null && { 'data-sum': String(sum) }) }, words];
  },
});

/** Read and written by the node as a whole. */
function attributes(...names: string[]): Record<string, { default: null; rendered: false }> {
  return Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));
}
