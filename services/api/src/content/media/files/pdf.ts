import { open } from 'node:fs/promises';

const START = '%PDF-';
const END = '%%EOF';
/** Readers look for the end here. */
const TAIL_BYTES = 1024;

/** Null for a file that is no PDF, false for a PDF without its end. */
export async function isWholePdf(path: string): Promise<boolean | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await file.read(Buffer.alloc(START.length), 0, START.length, 0);
    if (head.buffer.toString('latin1') !== START) return null;
    const from = Math.max(0, size - TAIL_BYTES);
    const tail = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return tail.buffer.includes(END);
  } finally {
    await file.close();
  }
}
