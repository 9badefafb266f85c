import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';

it('ends an older Node with the one that is needed, before anything else is loaded', () => {
  const { dirname } = import.meta;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', OLD_NODE, path.join(dirname, 'expect-node.ts')],
    { encoding: 'utf8', env: {} },
  );
  expect(stderr).toMatch(/^shell: Node 24\.\d+ or newer is needed, and this is 20\.20\.2\..*\n$/);
  expect(status).toBe(1);
  expect(readFileSync(path.join(dirname, 'main.ts'), 'utf8')).toMatch(/^import '\.\/expect-node\.ts';/);
});
