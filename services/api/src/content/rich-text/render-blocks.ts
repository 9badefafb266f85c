import { MEDIA_WIDTHS } from '@polden/api-contract';
import {
  type CalculatorAttrs,
  type FigureAttrs,
  type FileAttrs,
  type FilmAttrs,
  mediaVideo,
  type RichTextNode,
} from '@polden/content-model';
import { formatFileSize, formatRubles } from '@polden/ru';
import {
  escapeHTML,
  escapeHTMLAttribute,
  serializeAttrsToHTMLString,
  serializeChildrenToHTMLString,
} from '@tiptap/static-renderer/json/html-string';
import { publicPath } from '../public-path.ts';

/** What a node of the document is rendered with; a node holds attributes as `nodeAttributes` keeps them. */
interface Rendered {
  node: RichTextNode;
  children?: string | string[] | undefined;
}

/** In the width of a text. */
const SIZES = '(min-width: 992px) 50rem, calc(100vw - 2rem)';
const LONE_PARAGRAPH = /^<p>((?:(?!<p>).)*)<\/p>$/su;

/** The frame scrolls where the screen is narrower than the table; keyboards scroll it when it has the focus. */
export function renderTable({ node, children }: Rendered): string {
  const { heads, stacks, label } = node.attrs ?? {};
  const rows = Array.isArray(children) ? children : [children ?? ''];
  const head = rows.slice(0, Number(heads)).join('');
  const body = rows.slice(Number(heads)).join('');
  const frame = {
    role: 'region',
    tabindex: 0,
    'aria-label': typeof label === 'string' && label !== '' ? `Таблица: ${label}` : 'Таблица',
  };
  return (
    `<div${serializeAttrsToHTMLString(frame)}><table${stacks === true ? ' data-stacks="phone"' : ''}>` +
    `${head && `<thead>${head}</thead>`}${body && `<tbody>${body}</tbody>`}</table></div>`
  );
}

export function renderCell(tag: 'td' | 'th') {
  return ({ node, children }: Rendered): string => {
    const { colspan, rowspan, align, scope, title } = node.attrs ?? {};
    const attrs = { colspan, rowspan, scope, 'data-align': align, 'data-title': title };
    const inner = serializeChildrenToHTMLString(children).replace(LONE_PARAGRAPH, '$1');
    return `<${tag}${serializeAttrsToHTMLString(attrs)}>${inner}</${tag}>`;
  };
}

export function renderFigure({ node, children }: Rendered): string {
  const { mediaId, src, width, height, alt } = node.attrs as unknown as FigureAttrs;
  const srcset = (extension: string): string => srcsetOf(src, width, extension);
  const image = {
    'data-media': mediaId,
    src,
    srcset: srcset('webp'),
    sizes: SIZES,
    width,
    height,
    alt,
    loading: 'lazy',
    decoding: 'async',
  };
  const caption = serializeChildrenToHTMLString(children);
  const source = { type: 'image/avif', srcset: srcset('avif'), sizes: SIZES };
  return (
    `<figure><picture><source${serializeAttrsToHTMLString(source)}><img${serializeAttrsToHTMLString(image)}></picture>` +
    `${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  );
}

export function renderFile({ node }: Rendered): string {
  const { fileId, href, name, fileType, fileSize } = node.attrs as unknown as FileAttrs;
  const facts = `${fileType.toUpperCase()}, ${formatFileSize(fileSize)}`;
  const attrs = {
    href,
    'data-file': fileId,
    'data-name': name,
    'data-type': fileType,
    'data-size': fileSize,
  };
  return `<p><a${serializeAttrsToHTMLString(attrs)}>${escapeHTML(name)}</a> (${escapeHTML(facts)})</p>`;
}

/** Leads to the film's own page, where its player waits behind a cover. */
export function renderFilm({ node }: Rendered): string {
  const { videoId, title } = node.attrs as unknown as FilmAttrs;
  const href = publicPath(mediaVideo, { id: videoId }) ?? '';
  return `<div data-block="film" data-film="${videoId}"><a href="${escapeHTMLAttribute(href)}">${escapeHTML(title)}</a></div>`;
}

export function renderCalculator({ node }: Rendered): string {
  const { sum } = node.attrs as unknown as CalculatorAttrs;
  const words = sum === null ? 'Рассчитать заём' : `Рассчитать заём на ${formatRubles(sum)}`;
  const href = sum === null ? '/#calc' : `/?sum=${sum}#calc`;
  return `<div data-block="calculator"${sum === null ? '' : ` data-sum="${sum}"`}><a href="${href}">${words}</a></div>`;
}

/** Every width in which the library keeps an image, of which the largest is known. */
function srcsetOf(src: string, width: number, extension: string): string {
  const folder = src.slice(0, src.lastIndexOf('/'));
  return [...MEDIA_WIDTHS.filter((each) => each < width), width]
    .map((each) => `${folder}/${each}.${extension} ${each}w`)
    .join(', ');
}
