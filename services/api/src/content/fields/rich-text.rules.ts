import { getSchemaPath } from '@nestjs/swagger';
import { FIELD_WORDS, type FieldOf, type RichTextDocument } from '@polden/content-model';
import { attachmentsOf } from '../rich-text/attachments.ts';
import { normaliseRichText, RichTextError } from '../rich-text/normalise-rich-text.ts';
import { isObject } from '../rich-text/node-attributes.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { readText } from '../rich-text/read-text.ts';
import { renderRichText } from '../rich-text/render-rich-text.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

/** The document is what editors work on; its HTML, in a column beside it, is what visitors get. */
export const richTextRules: FieldRules<'richText'> = {
  check: (field, given) => {
    const document = documentOf(given, field);
    if (plainText(document).length > field.maxLength) {
      throw new FieldError(FIELD_WORDS.tooLong(field, field.maxLength));
    }
    return document;
  },
  isEmpty: (value) => plainText(value) === '' && attachmentsOf(value).pictures.length === 0,
  toColumns: (name, value) => ({ [name]: value, [htmlColumn(name)]: renderRichText(value) }),
  fromColumns: (name, row) => row[name] as RichTextDocument,
  text: plainText,
  schema: ({ label }) => ({
    description: `${label}: TipTap JSON; written also as a string of words or HTML`,
    allOf: [{ $ref: getSchemaPath('ContentRichText') }],
  }),
};

/** Name of the column with the sanitised HTML. */
export function htmlColumn(name: string): string {
  return `${name}_html`;
}

const SHAPES = 'строка (слова или HTML) или документ редактора {"type":"doc","content":[…]}';

function documentOf(given: unknown, field: FieldOf<'richText'>): RichTextDocument {
  const document = typeof given === 'string' ? readText(given) : given;
  if (!isObject(document) || document['type'] !== 'doc') throw new FieldError(`${field.label}: ${SHAPES}`);
  try {
    return normaliseRichText(document);
  } catch (error) {
    if (error instanceof RichTextError) throw new FieldError(FIELD_WORDS.refusedText(field));
    throw error;
  }
}
