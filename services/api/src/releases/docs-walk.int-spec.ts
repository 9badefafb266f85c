import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addStaff, PASSWORD } from '../testing/staff.ts';
import { truncate } from '../testing/test-app.ts';
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const CLI = join(ROOT, 'libs/mfe-release/src/cli.ts');
/** Registry of the document. */
const WRITTEN_REGISTRY = 'http://localhost:4201';
/**
 * What makes and builds a remote has a test of its own in a browser and takes minutes: here a remote that is built already
 * stands in its place. All that speaks to the registry runs as it is written.
 */
const STAND_INS = `
npm() { case "$1" in
  run) cp -r built mfe-example;;
  version) sed -i "s/\\"version\\":\\"[^\\"]*\\"/\\"version\\":\\"$2\\"/" mfe-example/package.json;;
  *) return 64;;
esac; }
npx() { case "$1" in
  mfe-release) shift; '${process.execPath}' '${CLI}' "$@";;
  nx) test -d mfe-example/dist;;
  *) return 64;;
esac; }
set -e
`;

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
// A second try begins with nothing of the first.
beforeEach(async () => {
  await truncate(registry.dataSource);
  await addStaff(registry, 'anna', 'ADMIN');
});
afterAll(() => registry.close());

/** The commands of the ten minutes, in their order. */
async function writtenCommands(): Promise<string> {
  const document = await readFile(join(ROOT, 'docs/releasing.md'), 'utf8');
  const walk = document.slice(document.indexOf('## Ten minutes'), document.indexOf('## Rules of a remote'));
  return [...walk.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) => commands).join('');
}

async function run(script: string, folder: string): Promise<{ code: number | null; said: string }> {
  const child = spawn('bash', ['-c', script], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      RELEASE_STAFF_LOGIN: 'anna',
      RELEASE_STAFF_PASSWORD: PASSWORD,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said: `${out}${errors}` };
}

it('the ten minutes of docs/releasing.md do what they say', async () => {
  const folder = await mkdtemp(join(registry.folder, 'walk-'));
  await cp(await registry.pack({ name: 'mfe-example', paths: ['/primer'] }), join(folder, 'built'), {
    recursive: true,
  });
  const commands = await writtenCommands();
  expect(commands).toContain(WRITTEN_REGISTRY);
  const script = STAND_INS + commands.replaceAll(WRITTEN_REGISTRY, registry.origin);
  await writeFile(join(folder, 'walk.sh'), script);
  const { code, said } = await run(script, folder);
  expect([code, said]).toEqual([0, expect.any(String)]);
  for (const step of [
    'Enrolled example: mfe-example',
    'Published mfe-example@1.0.0',
    'mfe-example: stable is 1.0.0',
    'Published mfe-example@1.1.0',
    'mfe-example: canary is 1.1.0',
    'mfe-example: stable is 1.1.0',
  ])
    expect(said).toContain(step);
  const [state] = await registry.dataSource.query(
    `SELECT c.version, q.version AS barred, q.reason FROM release_channel c
     JOIN release_quarantine q ON q.remote = c.remote WHERE c.remote = 'mfe-example' AND c.channel = 'stable'`,
  );
  expect(state).toEqual({ version: '1.0.0', barred: '1.1.0', reason: 'The form does not send' });
});
