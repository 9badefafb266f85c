import { describe, expect, it } from '@jest/globals';
import { expectImage } from './expect-image.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('what is sent in the place of a picture', () => {
  it.each([
    ['HEIC', latin('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), /HEIC.*как JPEG.*Наиболее совместимый/u],
    ['HEIF of another brand', latin('\0\0\0\x24ftypmif1\0\0\0\0mif1heic'), /HEIC/u],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG.*скрипты.*PNG/u],
    ['SVG with a preamble', Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<SVG/>'), /SVG/u],
    ['HTML', Buffer.from('<!DOCTYPE html><p><svg></svg></p>'), /^Это не картинка: загрузите файл JPEG/u],
    ['PDF', latin('%PDF-1.7'), /PDF.*страницу/u],
    ['TIFF', latin('II*\0'), /TIFF/u],
    ['BMP', latin('BM1234\0\0\0\0'), /BMP/u],
    ['MP4', latin('\0\0\0\x18ftypmp42'), /видео/u],
    ['WebM', latin('\x1a\x45\xdf\xa3'), /видео/u],
    ['DOCX', latin('PK\x03\x04'), /документ/u],
    ['a program under another name', latin('MZ\x90\0'), /программа/u],
    ['nothing', Buffer.alloc(0), /^Это не картинка: загрузите файл JPEG/u],
  ])('is told for what it is: %s', (_kind, bytes, words) => {
    expect(() => expectImage(bytes)).toThrow(
      expect.objectContaining({ status: 415, message: expect.stringMatching(words) }),
    );
  });

  it('is none of that when it is one', () => {
    expect(() => expectImage(latin('GIF89a'))).not.toThrow();
  });
});
