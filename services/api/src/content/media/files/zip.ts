import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';

const START = 'PK\x03\x04';
/** More is no archive for people. */
const MAX_ENTRIES = 20_000;
/** Nor is what unpacks into so much from the few megabytes that may be uploaded. */
const MAX_UNPACKED = 1024 * 1024 * 1024;
const CONTENT_TYPES = '[Content_Types].xml';

export type ZipKind = 'docx' | 'xlsx' | 'zip' | 'macros' | 'damaged';

/** What an archive is by the list of its files, which is where programs look; null for what is none. */
export async function zipKindOf(path: string): Promise<ZipKind | null> {
  if ((await headOf(path)) !== START) return null;
  const names = await namesIn(path);
  if (!names) return 'damaged';
  if (!names.has(CONTENT_TYPES)) return 'zip';
  if ([...names].some((name) => name.endsWith('vbaProject.bin'))) return 'macros';
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : 'zip';
}

/** Null when the archive cannot be read: cut off, too much in it, or names that lead out of the folder. */
async function namesIn(path: string): Promise<Set<string> | null> {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    const archive = await openPromise(path, { autoClose: true, strictFileNames: true });
    try {
      for await (const entry of archive.eachEntry()) {
        names.add(entry.fileName);
        unpacked += entry.uncompressedSize;
        if (names.size > MAX_ENTRIES || unpacked > MAX_UNPACKED) return null;
      }
    } finally {
      archive.close();
    }
    return names;
  } catch {
    return null;
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(START.length), 0, START.length, 0);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}
