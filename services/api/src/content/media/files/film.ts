import { open } from 'node:fs/promises';

/** Both kinds say what they are at their beginning. */
const HEAD_BYTES = 64;
const EBML = '\x1a\x45\xdf\xa3';
/** The size of the first box, its name, and the brand that players know. */
const MP4 = /^[\s\S]{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V |MSNV|dash)/u;

/** The kind of the film; null for a file that is no film. */
export async function filmKindOf(path: string): Promise<'webm' | 'mp4' | null> {
  const head = await headOf(path);
  if (MP4.test(head)) return 'mp4';
  // Matroska begins in the same way and names itself.
  return head.startsWith(EBML) && head.includes('webm') ? 'webm' : null;
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
