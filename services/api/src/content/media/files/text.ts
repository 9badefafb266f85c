import { createReadStream } from 'node:fs';

/** Control characters, which no text has but for tabs, line breaks and page breaks. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/** The charset in which the file is text: UTF-8, or the one of older programs for Windows; null for what is no text. */
export async function charsetOf(path: string): Promise<'utf-8' | 'windows-1251' | null> {
  for (const charset of ['utf-8', 'windows-1251'] as const) if (await isTextIn(path, charset)) return charset;
  return null;
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
