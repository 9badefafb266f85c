import type { Readable } from 'node:stream';
import type { LogoGroup } from '@polden/api-contract';
import { ZipFile } from 'yazl';
import { cleanFileName, extensionOf } from '../../media/file-name.ts';
import type { MediaStore } from '../../media/store/media-store.ts';

/** Gain from being compressed once more. */
const COMPRESSED = new Set(['svg', 'pdf']);
/** Of the names in the archive, without number and extension. */
const STEM_LENGTH = 100;

interface ArchivedFile {
  /** In the archive. */
  name: string;
  /** In the store. */
  hash: string;
  stored: string;
}

/** Everything of a group in one zip, read from the store while it is sent: one file after the other, none in memory. */
export function logoArchive(store: MediaStore, group: LogoGroup): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  for (const { name, hash, stored } of filesOf(group)) {
    zip.addReadStreamLazy(name, { compress: COMPRESSED.has(extensionOf(name)) }, (open) => {
      store.read(hash, stored).then(
        (found) => {
          if (!found) return open(new Error(`${hash}/${stored} is not in the store`), output);
          current = found.body;
          // Whoever asked may have gone while the store looked.
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

/** The file for print and the picture of each logo, under names that people understand. */
function filesOf({ items }: LogoGroup): ArchivedFile[] {
  const names = new Set<string>();
  return items.flatMap(({ title, file, image }) =>
    [file, image].flatMap((each) => {
      if (!each) return [];
      const { hash, stored } = placeOf(each.url);
      const name = freeName(names, title, extensionOf(stored));
      names.add(name);
      return [{ name, hash, stored }];
    }),
  );
}

/** Images have a folder of their own in their addresses; of documents the name says it. */
function placeOf(url: string): { hash: string; stored: string } {
  const [folder = '', stored = ''] = url.split('/').slice(-2);
  const [stem = ''] = stored.split('.');
  return { hash: /^[0-9a-f]{32}$/u.test(folder) ? folder : stem, stored };
}

function freeName(taken: ReadonlySet<string>, title: string, extension: string): string {
  // Shorter than a name may be: a number that did not fit would never make it another one.
  const stem = Array.from(cleanFileName(title.replace(/[/\\]/gu, '-')))
    .slice(0, STEM_LENGTH)
    .join('');
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : ` (${number})`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}
