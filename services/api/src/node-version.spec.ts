import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCE = import.meta.dirname;
const inCli = (...folders: string[]) => readdirSync(path.join(SOURCE, 'cli', ...folders));
const COMMANDS = inCli('commands')
  .filter((file) => inCli().includes(file))
  .map((file) => `cli/${file}`);
/** As Node 20 would start the program, but for what it cannot load. */
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';

it.each(['main.ts', ...COMMANDS])('%s says which Node it needs before it loads anything', (program) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', OLD_NODE, path.join(SOURCE, program)],
    { encoding: 'utf8', env: {} },
  );
  expect(stderr).toMatch(
    /^Node 24\.\d+ or newer is needed, and this is 20\.20\.2\..*node_modules\/\.bin\/node.*\n$/,
  );
  expect([status, stdout]).toEqual([1, '']);
});
