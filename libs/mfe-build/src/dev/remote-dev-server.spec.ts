import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { FIXTURE_LIBRARY, FIXTURE_REMOTE } from '../testing/fixture-remote.ts';
import { createFixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { startRemoteDevServer, type DevProcess } from './remote-dev-server.ts';

const BUILD_MS = 60_000;
const PAGE = 'src/two.tsx';
const SHELL = 'http://localhost:4200';

let workspace: FixtureWorkspace;
let server: DevProcess;
let dir: string;
let port: number;
let socket: WebSocket | undefined;
let said: string[];

beforeAll(async () => {
  said = [];
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text: unknown) => void said.push(String(text)));
  workspace = await createFixtureWorkspace();
  await workspace.addLibrary('parts', FIXTURE_LIBRARY);
  dir = await workspace.addRemote('mfe-first', FIXTURE_REMOTE);
  port = await freePort();
  server = await startRemoteDevServer({ name: 'mfe-first', dir, port, shellOrigin: SHELL });
}, BUILD_MS);

afterAll(async () => {
  socket?.close();
  await server.stop();
  await workspace.remove();
  jest.restoreAllMocks();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address() as AddressInfo;
      probe.close(() => resolve(address.port));
    });
  });
}

const answer = async (file: string) => {
  const response = await fetch(`http://127.0.0.1:${port}/client/${file}`);
  return response.ok ? response.text() : null;
};

/** The first answer that is there and has the text; the test has a limit of its own. */
async function answerWith(file: string, text: string): Promise<string> {
  const found = await answer(file);
  return found?.includes(text) ? found : answerWith(file, text);
}

it(
  'an edit that does not compile is shown over the page, and what mends it replaces what stood before it',
  async () => {
    const entry = await answerWith('remoteEntry.js', 'getFullHash');
    expect(entry).toContain('%22errors%22%3Atrue');
    const hash = /__webpack_require__\.h = \(\) => \("([0-9a-f]+)"\)/.exec(entry)?.[1] ?? '';
    const text = FIXTURE_REMOTE[PAGE];
    const page = await listen();
    await writeFile(join(dir, PAGE), `${text}\nconst broken = <`);
    await until(() => page.some(({ errors = [] }) => errors.some((error) => error.includes('two.tsx'))));
    for (const half of ['client', 'server'])
      await until(() => said.some((line) => new RegExp(`mfe-first ${half}.* errors?$`).test(line)));
    expect(said.filter((line) => line.includes('two.tsx'))).toHaveLength(1);
    await writeFile(join(dir, PAGE), `${text}\nexport const mended = 'починено';`);
    expect(await answerWith(`two.${hash}.hot-update.js`, 'починено')).not.toContain('Module build failed');
  },
  BUILD_MS,
);

/** What the runtime in a page is told of the builds. */
async function listen(): Promise<{ errors?: string[] }[]> {
  const heard: { errors?: string[] }[] = [];
  // Headers are Node's own addition to what browsers take here.
  const fromShell: object = { headers: { Origin: SHELL } };
  const opened = new WebSocket(`ws://127.0.0.1:${port}/ws`, fromShell as string[]);
  socket = opened;
  opened.onmessage = ({ data }) => void heard.push(JSON.parse(String(data)) as { errors?: string[] });
  await new Promise((resolve, reject) => {
    opened.onopen = resolve;
    opened.onerror = reject;
  });
  return heard;
}

async function until(holds: () => boolean): Promise<void> {
  if (holds()) return;
  await answer('remoteEntry.js');
  return until(holds);
}
