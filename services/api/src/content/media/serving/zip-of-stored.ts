import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { extensionOf, fileNameOf } from '../file-name.ts';
import type { MediaStore } from '../store/media-store.ts';

/** Gain from being compressed once more. */
const COMPRESSED = new Set(['svg', 'pdf']);
/** Of the names in the archive, without number and extension. */
const STEM_LENGTH = 100;

export interface ArchivedFile {
  /** For people, without an extension; of equal ones the later get a number. */
  title: string;
  /** Of the file in the store. */
  url: string;
  /** In which it lies in the archive. */
  folder?: string;
}

/** Files in one zip, read from the store while it is sent: one file after the other, none in memory. */
export function zipOfStored(store: MediaStore, files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const names = new Set<string>();
  let current: Readable | undefined;
  // Of the day: whoever goes on with a download that broke off gets the same bytes.
  const mtime = new Date(new Date().setUTCHours(0, 0, 0, 0));
  for (const file of files) {
    const { hash, stored } = placeOf(file.url);
    const name = freeName(names, file, extensionOf(stored));
    names.add(name.toLowerCase());
    zip.addReadStreamLazy(name, { mtime, compress: COMPRESSED.has(extensionOf(name)) }, (open) => {
      store.read(hash, stored).then(
        (found) => {
          if (!found) return open(new Error(`${hash}/${stored} is not in the store`), output);
          current = found.body;
          // The client may have gone while the store looked.
          if (output.destroyed) current.destroy();
          open(null, current);
        },
        (error: unknown) => open(error, output),
      );
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  zip.end();
  return output;
}

/** Images have a folder of their own in their addresses; of documents the name says it. */
function placeOf(url: string): { hash: string; stored: string } {
  const [folder = '', stored = ''] = url.split('/').slice(-2);
  const [stem = ''] = stored.split('.');
  return { hash: /^[0-9a-f]{32}$/u.test(folder) ? folder : stem, stored };
}

/** `taken`: in small letters, for Windows and macOS hold names that differ by the case of letters to be one. */
function freeName(taken: ReadonlySet<string>, { title, folder }: ArchivedFile, extension: string): string {
  const stem = `${folder ? `${stemOf(folder)}/` : ''}${stemOf(title)}`;
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : ` (${number})`}.${extension}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** Shorter than a name may be: a number that did not fit would never make it another one. */
function stemOf(title: string): string {
  return Array.from(fileNameOf(title)).slice(0, STEM_LENGTH).join('');
}
