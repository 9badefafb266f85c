import { createReadStream } from 'node:fs';

const HEAD_BYTES = 64;
/** Control characters, which no text has but for tabs, line breaks and page breaks. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/** The charset in which the file is text: UTF-8, or the one of older programs for Windows; null for what is no text. */
export async function charsetOf(path: string): Promise<'utf-8' | 'windows-1251' | null> {
  for (const charset of ['utf-8', 'windows-1251'] as const) if (await isTextIn(path, charset)) return charset;
  return null;
}

/** Whether the file is WebVTT, which is UTF-8 and begins with its name. */
export async function areCaptions(path: string): Promise<boolean> {
  if ((await charsetOf(path)) !== 'utf-8') return false;
  for await (const chunk of createReadStream(path, { end: HEAD_BYTES }) as AsyncIterable<Buffer>) {
    return /^\uFEFF?WEBVTT[ \t\n\r]/u.test(chunk.toString('utf8'));
  }
  return false;
}

async function isTextIn(path: string, charset: string): Promise<boolean> {
  const decoder = new TextDecoder(charset, { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (CONTROL.test(text)) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}
