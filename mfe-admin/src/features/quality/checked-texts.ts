import type { ContentType, RichTextDocument } from '@polden/content-model';
import { blocksOf, blocksOfPlain, type TextContent } from '@polden/text-quality';
import type { ItemValues } from './values.ts';

/** A field with text to be checked. */
export interface CheckedText {
  field: string;
  label: string;
  isRich: boolean;
  content: TextContent;
}

/** The texts of an item; names, addresses, codes and what tells of people are none. */
export function textsOf(type: ContentType, values: ItemValues): CheckedText[] {
  return Object.entries(type.fields).flatMap(([name, field]): CheckedText[] => {
    const value = values[name];
    const text = { field: name, label: field.label };
    if (field.personal) return [];
    if (field.kind === 'richText')
      return [{ ...text, isRich: true, content: blocksOf(value as RichTextDocument) }];
    if (field.kind !== 'text' || field.path || field.unique || typeof value !== 'string') return [];
    return [{ ...text, isRich: false, content: blocksOfPlain(value) }];
  });
}

/** Addresses to which the texts lead, each once. */
export function addressesIn(texts: readonly CheckedText[]): string[] {
  const hrefs = texts.flatMap(({ content }) =>
    content.blocks.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  return [...new Set(hrefs)].sort();
}
