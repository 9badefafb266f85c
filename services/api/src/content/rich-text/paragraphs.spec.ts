import { describe, expect, it } from '@jest/globals';
import { paragraphs } from './paragraphs.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (value: string) => ({ type: 'text', text: value });

describe('a text without markup', () => {
  it('is cut into paragraphs at empty lines, with breaks inside them', () => {
    expect(paragraphs('Первый\r\nс переносом\r\n \r\n\n  Второй  ')).toEqual({
      type: 'doc',
      content: [
        paragraph(text('Первый'), { type: 'hardBreak' }, text('с переносом')),
        paragraph(text('Второй')),
      ],
    });
  });

  it('may be empty', () => {
    expect(paragraphs(' \n\n ')).toEqual({ type: 'doc', content: [] });
  });
});
