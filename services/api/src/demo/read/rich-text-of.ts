import type { RichTextDocument, RichTextNode } from '@polden/content-model';
import { tieNumbers } from '@polden/ru';
import { Lexer, Marked, type Token, type Tokens } from 'marked';

/** Addresses are links only where an editor has made them so. */
const { defaults } = new Marked({ tokenizer: { url: () => undefined } });

/** Blocks of Markdown. */
export function blocksOf(markdown: string): Token[] {
  return new Lexer(defaults).lex(markdown).filter(({ type }) => type !== 'space');
}

/**
 * The document that an editor would have typed: paragraphs, headings of the levels 2 and 3, lists and quotations, with
 * bold words and links in them. Throws an Error that names what else it found.
 */
export function richTextOf(markdown: string): RichTextDocument {
  return { type: 'doc', content: blocksOf(markdown).map(nodeOf) };
}

function nodeOf(token: Token): RichTextNode {
  switch (token.type) {
    case 'paragraph':
      return paragraph((token as Tokens.Paragraph).text);
    case 'heading':
      return heading(token as Tokens.Heading);
    case 'blockquote':
      return { type: 'blockquote', content: [paragraph((token as Tokens.Blockquote).text.trim())] };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { type: ordered ? 'orderedList' : 'bulletList', content: items.map(listItem) };
    }
    default:
      throw unknown(token);
  }
}

function heading(token: Tokens.Heading): RichTextNode {
  if (token.depth !== 2 && token.depth !== 3) throw unknown(token);
  return { type: 'heading', attrs: { level: token.depth }, content: [{ type: 'text', text: token.text }] };
}

function listItem({ text }: Tokens.ListItem): RichTextNode {
  return { type: 'listItem', content: [paragraph(text.trim())] };
}

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: new Lexer(defaults).inlineTokens(tieNumbers(text)).map(inline) };
}

function inline(token: Token): RichTextNode {
  const { type } = token;
  if (type === 'text' || type === 'escape')
    return { type: 'text', text: (token as Tokens.Text | Tokens.Escape).text };
  if (type === 'strong')
    return { type: 'text', text: plain(token as Tokens.Strong), marks: [{ type: 'bold' }] };
  if (type !== 'link') throw unknown(token);
  const link = token as Tokens.Link;
  return { type: 'text', text: plain(link), marks: [{ type: 'link', attrs: { href: link.href } }] };
}

function plain({ text, tokens }: Tokens.Strong | Tokens.Link): string {
  const other = tokens.find(({ type }) => type !== 'text' && type !== 'escape');
  if (other) throw unknown(other);
  return text;
}

function unknown({ type, raw }: Token): Error {
  return new Error(`texts of the site have no ${type} as in “${raw.trim().slice(0, 60)}”`);
}
