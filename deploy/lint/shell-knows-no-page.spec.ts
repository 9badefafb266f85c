import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { RemoteModule } from '@polden/mfe-contract';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXT = /(['"`])(\/[^'"`\s]*?)\1/g;

/** First part of each path that a remote of this repository claims: `/blog` of `/blog/:post`. */
async function claimedBeginnings(): Promise<Set<string>> {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const modules = await Promise.all(
    remotes.map(async (name) => (await import(path.join(ROOT, name, 'src/remote.tsx'))) as RemoteModule),
  );
  const beginnings = modules.flatMap(({ routes }) => routes.map((route) => `/${route.path.split('/')[1]}`));
  return new Set(beginnings.filter((it) => it !== '/' && !/[:{*]/.test(it)));
}

it('no code of the shell names a page that a remote claims: handles, manifests and configuration do', async () => {
  const claimed = await claimedBeginnings();
  expect(claimed.size).toBeGreaterThan(20);
  const files = readdirSync(path.join(ROOT, 'shell/src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|^testing\//.test(file),
  );
  const named = files.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, 'shell/src', file), 'utf8');
    return [...code.matchAll(TEXT)]
      .filter(([, , text = '']) => claimed.has(`/${text.split(/[/?#]/)[1]}`))
      .map(([text]) => `${file}: ${text}`);
  });
  expect(named).toEqual([]);
});
