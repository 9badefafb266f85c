import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pdf } from '../testing/documents.ts';
import { mediaClient } from '../testing/media-client.ts';
import { FileDigests } from './file-digests.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-digests-'));
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

/** Path of what the store keeps of a file. */
function kept({ url }: { url: string }): string {
  const [path] = globSync(`${mediaDir}/**/${basename(url)}`);
  if (path === undefined) throw new Error(`${url} is not in the store`);
  return path;
}

it('files without a digest get one, although others cannot be read or are gone', async () => {
  const media = mediaClient(api, await signIn(api, 'ADMIN'));
  const files = [];
  for (const name of ['broken', 'gone', 'first', 'second'])
    files.push(await media.addFile(`${name}.pdf`, pdf(name)));
  const [broken, gone, ...whole] = files;
  if (!broken || !gone) throw new Error('four files were added');
  const digests = () =>
    api.dataSource.query<{ id: string; sha256: string | null }[]>('SELECT id, sha256 FROM media_file');
  const before = new Map((await digests()).map(({ id, sha256 }) => [id, sha256]));
  await api.dataSource.query('UPDATE media_file SET sha256 = NULL');
  const path = kept(broken);
  rmSync(path);
  mkdirSync(path);
  rmSync(kept(gone));
  await api.app.get(FileDigests).fill();
  const after = new Map((await digests()).map(({ id, sha256 }) => [id, sha256]));
  expect([after.get(broken.id), after.get(gone.id)]).toEqual([null, null]);
  for (const { id } of whole) expect(after.get(id)).toBe(before.get(id));
});
