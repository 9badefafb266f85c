import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Names and contents of the files in a zip. */
export async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(bytes);
  const files = new Map<string, string>();
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await text(await archive.openReadStreamPromise(entry)));
  }
  return files;
}
