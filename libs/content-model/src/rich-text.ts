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
  'horizontalRule',
  'hardBreak',
  'text',
] as const;
export const RICH_TEXT_MARKS = ['bold', 'italic', 'strike', 'link'] as const;

/** The page's title is the first level. */
export const RICH_TEXT_HEADINGS = [2, 3] as const;

/** Schemes of links; besides them an address on this site, which begins with one slash or with #. */
export const RICH_TEXT_LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

export const EMPTY_RICH_TEXT: RichTextDocument = { type: 'doc', content: [] };
