/** A ProseMirror document as TipTap keeps it: JSON, which only the server turns into HTML. */
export interface RichTextDocument {
  type: 'doc';
  content: RichTextNode[];
}

export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: RichTextMark[];
  /** Of nodes of the type `text`. */
  text?: string;
}

export interface RichTextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** What an editor may offer; the server drops everything else. */
export const RICH_TEXT_NODES = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'callout',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'figure',
  'file',
  'film',
  'calculator',
  'horizontalRule',
  'hardBreak',
  'text',
] as const;
export type RichTextNodeType = (typeof RICH_TEXT_NODES)[number];

export const RICH_TEXT_MARKS = ['bold', 'italic', 'strike', 'superscript', 'subscript', 'link'] as const;

/** The page's title is the first level. */
export const RICH_TEXT_HEADINGS = [2, 3, 4] as const;

/** How an ordered list counts, as `<ol type>` says it. */
export const RICH_TEXT_NUMBERINGS = ['1', 'a', 'A', 'i', 'I'] as const;

/** What a callout is for; the first is the usual one. */
export const RICH_TEXT_CALLOUTS = ['info', 'warning', 'success'] as const;

/** How a cell stands when it does not begin at the left: a column of figures ends at the right. */
export const RICH_TEXT_ALIGNS = ['right', 'center'] as const;

/** An image of the library, with its caption as content. `src`, `width` and `height` are those of MediaImage. */
export interface FigureAttrs {
  mediaId: string;
  src: string;
  width: number;
  height: number;
  /** What is to be seen on it; '' says that it adds nothing to the text. */
  alt: string;
}

/** A file of the library, to be downloaded. */
export interface FileAttrs {
  fileId: string;
  href: string;
  name: string;
  fileType: string;
  /** Bytes. */
  fileSize: number;
}

/** A film of the type `media-video`, which has a page and a player of its own. */
export interface FilmAttrs {
  videoId: number;
  title: string;
}

/** An invitation to reckon a loan. */
export interface CalculatorAttrs {
  /** Whole roubles that the calculator begins with; null for its own. */
  sum: number | null;
}

/** Schemes of links; besides them an address on this site, which begins with one slash or with #. */
export const RICH_TEXT_LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

export const EMPTY_RICH_TEXT: RichTextDocument = { type: 'doc', content: [] };
