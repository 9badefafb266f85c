import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Path below `dir` of a source that was written after the build, the newest of them; null when none was. */
export async function sourceAfterBuild(dir: string): Promise<string | null> {
  const root = resolve(dir);
  const sources = await readdir(join(root, 'src'), { recursive: true }).catch(() => []);
  let [newest, at] = [null as string | null, (await stat(join(root, 'dist/build.json'))).mtimeMs];
  for (const source of sources) {
    const path = join('src', source);
    const found = await stat(join(root, path));
    if (found.isFile() && found.mtimeMs > at) [newest, at] = [path, found.mtimeMs];
  }
  return newest;
}
