import { execFile } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { RELEASES_RIGHTS } from '@polden/api-contract';
import { isSignedBy, keyIdOf, readPrivateKey } from './index.ts';
import { FIXTURE_FILES, removeFixtureRemotes, writeFixtureRemote } from './pack/fixture-remote.ts';

const run = promisify(execFile);
const CLI = join(import.meta.dirname, 'cli.ts');
/** Nobody listens on the port of discarded bytes. */
const UNREACHABLE = 'http://127.0.0.1:9';

const COMMANDS = [
  ...['keygen', 'pack', 'sign', 'publish', 'preview', 'canary', 'promote', 'rollback'],
  ...['status', 'diff', 'history', 'prune', 'doctor', 'enrol'],
];

/** What Node has compiled of the command is read again, where the run keeps it. */
const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function cli(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  try {
    return { code: 0, ...(await run(process.execPath, [CLI, ...args], { env: { ...COMPILED, ...env } })) };
  } catch (error) {
    return error as Outcome;
  }
}

/** A registry of one answer. */
async function answering(answer: RequestListener) {
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  opened.push(server);
  return registry;
}

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});
afterAll(removeFixtureRemotes);

describe('mfe-release', () => {
  it('explains itself', async () => {
    const { code, stdout } = await cli(['--help']);
    expect(code).toBe(0);
    for (const word of [...COMMANDS, 'RELEASE_KEY_FILE', 'Exit codes']) expect(stdout).toContain(word);
  });

  it('asks for a command where none is named', async () => {
    const asked = 'Name a command; see mfe-release --help';
    const bare = await cli([]);
    expect(bare).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: mfe-release') });
    expect(bare.stderr.trim().split('\n').at(-1)).toBe(`mfe-release: ${asked}`);
    const { code, stdout } = await cli(['--json']);
    expect({ code, said: JSON.parse(stdout) }).toEqual({ code: 2, said: { error: asked, code: 'usage' } });
  });

  it('says of which checkout it is, having no version of its own', async () => {
    expect(await cli(['--version'])).toMatchObject({
      code: 0,
      stdout: `of the checkout ${join(import.meta.dirname, '../../..')}, with Node ${process.version}\n`,
    });
  });

  it('says which Node it needs when it is run with another', async () => {
    const entry = join(import.meta.dirname, '../mfe-release.mjs');
    const older = run(process.execPath, ['--no-experimental-strip-types', entry, 'status']);
    await expect(older).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^mfe-release: Node v\d+\.\d+\.\d+ is too old/),
    });
    expect((await run(process.execPath, [entry, '--help'])).stdout).toContain('Usage: mfe-release');
  });

  it.each(COMMANDS)('explains %s with an example', async (command) => {
    const { code, stdout } = await cli([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples?:\\n  \\$ mfe-release ${command}`));
    for (const option of ['--json', '--environment']) expect(stdout).toContain(option);
  });

  it('packs a remote and says what it made', async () => {
    const dir = await writeFixtureRemote();
    const { stdout } = await cli(['pack', dir, '--json', '--version-suffix', 'content']);
    const manifest = JSON.parse(await readFile(join(dir, 'release/release.json'), 'utf8'));
    expect(JSON.parse(stdout)).toMatchObject({ remote: 'mfe-fixture', version: manifest.version });
    expect(manifest.version).toMatch(/^1\.2\.3-local\./);
  });

  it('makes a private key that only its owner can read, and never over another', async () => {
    const file = join(await writeFixtureRemote(), 'team.key');
    const { stdout } = await cli(['keygen', '--out', file, '--json']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(keyIdOf(readPrivateKey(text))).toBe(JSON.parse(stdout).keyId);
    expect(stdout).not.toContain(text.trim());
    const again = await cli(['keygen', '--out', file]);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('name another file with --out')]);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it.each([
    ['an unknown option', ['pack', '--fast'], {}, 2, "unknown option '--fast'"],
    ['no registry', ['status'], {}, 2, 'Set RELEASE_REGISTRY'],
    ['no token', ['promote', 'mfe-a@1.0.0'], { RELEASE_REGISTRY: UNREACHABLE }, 2, 'Set RELEASE_TOKEN'],
    [
      'a token of two lines',
      ['status'],
      { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 'secret\nsecond' },
      2,
      'RELEASE_TOKEN is no token',
    ],
    [
      'a token of another alphabet',
      ['enrol', 'lending', '--remotes', 'mfe-a:primary'],
      { RELEASE_REGISTRY: UNREACHABLE, RELEASE_STAFF_TOKEN: 'секрет' },
      2,
      'RELEASE_STAFF_TOKEN is no token',
    ],
    ['half a name', ['promote', 'mfe-a'], {}, 2, 'mfe-a is not <remote>@<version>'],
    [
      'a version with the commit in it',
      ['promote', 'mfe-a@1.0.0+3f2a91c'],
      {},
      2,
      'mfe-a@1.0.0+3f2a91c is not <remote>@<version>: a version is like 1.4.0 or 1.4.0-rc.1: without +build',
    ],
    [
      'nothing to promote',
      ['promote'],
      { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' },
      2,
      'Name what',
    ],
    ['no staff', ['enrol', 'lending'], { RELEASE_REGISTRY: UNREACHABLE }, 2, 'Set RELEASE_STAFF_TOKEN'],
    ['too much', ['canary', 'mfe-a@1.0.0', '101'], {}, 2, '101 is not a percentage'],
    ['a bad number', ['prune', 'mfe-a', '--keep-days', 'x'], {}, 2, '--keep-days is a whole number'],
    ['no command', ['deploy'], {}, 2, "unknown command 'deploy'; see mfe-release --help"],
    [
      'a registry without http://',
      ['status'],
      { RELEASE_REGISTRY: 'localhost:4201', RELEASE_TOKEN: 't' },
      2,
      'RELEASE_REGISTRY is not an address with http:// or https:// before it: localhost:4201',
    ],
    [
      'a registry of files',
      ['status'],
      { RELEASE_REGISTRY: 'ftp://x', RELEASE_TOKEN: 't' },
      2,
      'RELEASE_REGISTRY is not an address',
    ],
    [
      'a key that is none',
      ['sign', '.'],
      { RELEASE_KEY_FILE: import.meta.filename },
      2,
      `RELEASE_KEY_FILE is no key: ${import.meta.filename}: Not an Ed25519 private key`,
    ],
    ['no remote', ['pack', '/'], {}, 1, 'No package.json in /'],
    [
      'a silent registry',
      ['status'],
      { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' },
      3,
      'cannot be reached',
    ],
  ])('answers %s in one line', async (_, args, env, exitCode, reason) => {
    const { code, stdout, stderr } = await cli(args, env);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/secret|секрет/u);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('gives up on a registry that is reached and does not answer', async () => {
    const frozen = createServer().listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    const { port } = frozen.address() as AddressInfo;
    const env = { RELEASE_REGISTRY: `http://127.0.0.1:${port}`, RELEASE_TOKEN: 't' };
    const { code, stderr } = await cli(['status'], env);
    expect([code, stderr]).toEqual([3, expect.stringContaining('does not answer')]);
    frozen.close();
  }, 20_000);

  it('follows no registry elsewhere, where its token would not be sent', async () => {
    const registry = await answering((_, response) =>
      response.writeHead(301, { location: 'https://polden.example/api/v1/releases/status' }).end(),
    );
    const { code, stderr } = await cli(['status'], { RELEASE_REGISTRY: registry, RELEASE_TOKEN: 't' });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`${registry} sends to https://polden.example/`),
    ]);
    const login = { RELEASE_STAFF_LOGIN: 'admin', RELEASE_STAFF_PASSWORD: 'secret' };
    const enrolled = await cli(['enrol', 'lending'], { RELEASE_REGISTRY: registry, ...login });
    expect([enrolled.code, enrolled.stderr]).toEqual([code, stderr]);
    const looked = await cli(['doctor'], { RELEASE_REGISTRY: registry, RELEASE_TOKEN: 't' });
    expect(looked.code).toBe(3);
    expect(looked.stdout).toMatch(
      /^✗ registry \S+ sends to https:\/\/polden\.example\/\S*\n +set RELEASE_REGISTRY to where the API itself answers$/m,
    );
  });

  it.each([
    ['{}', ['status'], {}],
    ['[1]', ['history'], {}],
    ['<!doctype html><p>Site</p>', ['status'], {}],
    ['{}', ['diff', 'staging', 'production'], {}],
    ['{}', ['canary', 'mfe-a@1.0.0', '5'], {}],
    ['[]', ['promote', '--from', 'staging'], {}],
    ['[]', ['prune', 'mfe-a'], {}],
    ['{}', ['enrol', 'lending'], { RELEASE_STAFF_LOGIN: 'anna', RELEASE_STAFF_PASSWORD: 'secret' }],
    ['{}', ['enrol', 'lending'], { RELEASE_STAFF_TOKEN: 'secret' }],
  ])('takes %s for no answer of a registry in %j', async (said, args, more) => {
    const registry = await answering((_, response) => response.end(said));
    const { code, stderr } = await cli(args, { RELEASE_REGISTRY: registry, RELEASE_TOKEN: 't', ...more });
    expect([code, stderr]).toEqual([
      1,
      `mfe-release: ${registry} answers as no registry does: set RELEASE_REGISTRY to where the API itself answers\n`,
    ]);
  });

  it('says of what is stable already that nothing has moved', async () => {
    const releases: object[] = [];
    const versions: object[] = [];
    const registry = await answering(({ url = '' }, response) =>
      response.end(
        JSON.stringify(
          url.includes('promote')
            ? { environment: 'local', releases, sequence: 7, endedPages: [] }
            : [{ remote: 'mfe-a', stable: '1.0.0', canary: null, rollback: '0.9.0', versions }],
        ),
      ),
    );
    const env = { RELEASE_REGISTRY: registry, RELEASE_TOKEN: 't' };
    expect(await cli(['promote', 'mfe-a@1.0.0', 'mfe-b@2.0.0'], env)).toMatchObject({
      code: 0,
      stdout:
        'mfe-a: stable is 1.0.0 already\nmfe-b: stable is 2.0.0 already\nNothing was changed: release map 7 of local stays\n',
    });
    versions.push({
      version: '1.0.0',
      stopped: { how: 'SIGKILL', at: '2026-11-20T09:00:00.000Z', shells: 1 },
    });
    expect((await cli(['promote', 'mfe-a@1.0.0', '--reason', 'The machine'], env)).stdout).toContain(
      'mfe-a: stable is 1.0.0 already, and shells have stopped it: roll back, then promote it with a --reason to have it run again\n',
    );
    versions.pop();
    expect((await cli(['promote', '--from', 'staging'], env)).stdout).toBe(
      'All that is stable in staging is so here already\nNothing was changed: release map 7 of local stays\n',
    );
    expect((await cli(['promote', 'mfe-a', '--from', 'staging'], env)).stdout).toContain(
      'mfe-a: what is stable in staging is so here already\n',
    );
    releases.push({ remote: 'mfe-a', channel: 'stable', version: '1.0.0' });
    expect((await cli(['promote', 'mfe-a@1.0.0', 'mfe-b@2.0.0'], env)).stdout).toBe(
      'mfe-a: stable is 1.0.0\nmfe-b: stable is 2.0.0 already\nRelease map 7 of local\n',
    );
  });

  it('names the right that a member of the staff lacks to enrol', async () => {
    const registry = await answering((_, response) =>
      response
        .writeHead(403, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 403, message: 'Недостаточно прав' })),
    );
    const env = { RELEASE_REGISTRY: registry, RELEASE_STAFF_TOKEN: 't' };
    const { code, stderr } = await cli(['enrol', 'lending', '--remotes', 'mfe-a:primary'], env);
    expect([code, stderr]).toEqual([
      1,
      `mfe-release: this token has no right to do that: it takes the right ${RELEASES_RIGHTS.teams}, which an administrator gives\n`,
    ]);
  });

  it.each([
    [['--version-sufix', 'x'], "unknown option '--version-sufix'"],
    [['a', 'b'], 'too many arguments'],
  ])('names what pack does not know: %j', async (args, said) => {
    expect(await cli(['pack', ...args])).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
  });

  it.each([
    [['canary', 'mfe-a', '5', '--json'], {}, 2, 'usage'],
    [['pack', '/', '--json'], {}, 1, 'failed'],
    [['status', '--json'], { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' }, 3, 'unreachable'],
  ])('answers a failure of %j as one line of JSON', async (args, env, exitCode, expected) => {
    const { code, stdout, stderr } = await cli(args, env);
    expect({ code, stderr }).toEqual({ code: exitCode, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ error: expect.stringMatching(/./), code: expected });
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['with the commit in it', '1.0.0+3f2a91c'],
    ['of 300 digits', `1.0.${'9'.repeat(300)}`],
  ])('packs nothing of a version %s', async (_what, version) => {
    const dir = await writeFixtureRemote({
      'package.json': JSON.stringify({ name: '@team/mfe-fixture', version }),
    });
    expect(await cli(['pack', dir])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'a version is like 1.4.0 or 1.4.0-rc.1: without +build, at most 64 characters',
      ),
    });
  });

  it('signs without a registry, and publishes nothing that is not signed', async () => {
    const dir = await writeFixtureRemote();
    await cli(['pack', dir]);
    const env = { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' };
    expect(await cli(['publish', dir], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not signed'),
    });
    const file = join(dir, 'team.key');
    const { keyId } = JSON.parse((await cli(['keygen', '--out', file, '--json'])).stdout);
    const signed = await cli(['sign', dir, '--json'], { RELEASE_KEY_FILE: file });
    expect(JSON.parse(signed.stdout)).toMatchObject({ remote: 'mfe-fixture', version: '1.2.3', keyId });
    const text = await readFile(join(dir, 'release/release.json'), 'utf8');
    const signature = JSON.parse(await readFile(join(dir, 'release/release.json.sig'), 'utf8'));
    const key = createPublicKey(readPrivateKey(await readFile(file, 'utf8')));
    expect(isSignedBy({ text, ...signature }, [key])).toBe(true);
    expect(await cli(['publish', dir], env)).toMatchObject({ code: 3 });
    await writeFile(join(dir, 'release/client/home.js'), 'changed');
    expect(await cli(['sign', dir], { RELEASE_KEY_FILE: file })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('client/home.js is not as it was packed'),
    });
  });

  it('says of each file of a release what is wrong with it', async () => {
    const dir = await writeFixtureRemote();
    await cli(['pack', dir]);
    const env = { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' };
    await writeFile(join(dir, 'release/client/more.js'), '');
    expect((await cli(['publish', dir], env)).stderr).toContain('client/more.js in release/ was not packed');
    await rm(join(dir, 'release/client/more.js'));
    await rm(join(dir, 'release/client/home.js'));
    expect((await cli(['publish', dir], env)).stderr).toContain('client/home.js is missing in release/');
  });

  it('leaves nothing to publish where packing fails, and packs no build of another version', async () => {
    const dir = await writeFixtureRemote();
    await cli(['pack', dir]);
    const raised = JSON.stringify({ name: '@team/mfe-fixture', version: '1.3.0' });
    await writeFile(join(dir, 'package.json'), raised);
    const facts = JSON.parse(FIXTURE_FILES['dist/build.json']) as object;
    await writeFile(join(dir, 'dist/build.json'), JSON.stringify({ ...facts, version: '1.2.3' }));
    expect(await cli(['pack', dir])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/dist was built as 1\.2\.3, and package\.json says 1\.3\.0/),
    });
    const env = { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' };
    expect((await cli(['publish', dir], env)).stderr).toContain('run mfe-release pack first');
  });

  it('publishes nothing that was packed before the version was raised', async () => {
    const dir = await writeFixtureRemote();
    await cli(['pack', dir]);
    await writeFile(
      join(dir, 'package.json'),
      JSON.stringify({ name: '@team/mfe-fixture', version: '1.3.0' }),
    );
    const env = { RELEASE_REGISTRY: UNREACHABLE, RELEASE_TOKEN: 't' };
    const said = 'release/ holds 1.2.3, and package.json says 1.3.0: run mfe-release pack again';
    expect(await cli(['publish', dir], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(said),
    });
    expect((await cli(['doctor', dir], env)).stdout).toContain(said);
  });

  it('says that a source is newer than the build', async () => {
    const dir = await writeFixtureRemote({ 'src/remote.tsx': '' });
    const written = async (seconds: number) => {
      const at = new Date(Date.now() + seconds * 1_000);
      await utimes(join(dir, 'src/remote.tsx'), at, at);
    };
    await written(-60);
    expect((await cli(['pack', dir])).stderr).toBe('');
    await written(60);
    expect((await cli(['pack', dir])).stderr).toContain('src/remote.tsx is newer than dist');
  });

  it('says which folder it wants in the root of a checkout', async () => {
    const root = await writeFixtureRemote({ 'package.json': '{"workspaces": ["mfe-a"]}' });
    const { stdout } = await cli(['doctor', root], { RELEASE_REGISTRY: UNREACHABLE });
    expect(stdout).toContain('name a remote, as in mfe-release doctor mfe-lending');
  });

  it('sends nothing that moves a version to a registry that does not answer', async () => {
    const asked: string[] = [];
    const frozen = createServer((socket) => {
      socket.on('data', (bytes) => asked.push(bytes.toString().split(' HTTP')[0] ?? ''));
    }).listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    const { port } = frozen.address() as AddressInfo;
    const env = { RELEASE_REGISTRY: `http://127.0.0.1:${port}`, RELEASE_TOKEN: 't' };
    const { code, stderr } = await cli(['promote', 'mfe-a@1.0.0'], env);
    expect([code, stderr]).toEqual([3, expect.stringContaining('does not answer')]);
    expect(asked).toEqual(['GET /api/v1/releases/status']);
    frozen.close();
  }, 20_000);

  it.each([
    [0, '✓ clock    in step with the registry'],
    [-400, '✓ clock    in step with the registry'],
    [-31_500, '✗ clock    31 s ahead of the registry'],
    [-29_500, '✓ clock    29 s ahead of the registry'],
    [60_000, '✗ clock    60 s behind the registry'],
  ])('compares the clock with the whole second that the registry says: %d ms', async (offMs, line) => {
    const registry = await answering((_, response) => {
      // As a server does that writes the second in which it answers.
      const second = Math.floor((Date.now() + offMs) / 1_000) * 1_000;
      response.setHeader('date', new Date(second).toUTCString());
      response.end(JSON.stringify({ text: '{}', signature: '', keyId: '' }));
    });
    const { stdout } = await cli(['doctor'], { RELEASE_REGISTRY: registry });
    const [seconds] = /\d+(?= s )/.exec(line) ?? [];
    const near =
      seconds === undefined
        ? line
        : line.replace(seconds, `(${seconds}|${Number(seconds) - 1}|${Number(seconds) + 1})`);
    expect(stdout).toMatch(new RegExp(`^${near}`, 'm'));
    expect(stdout).toMatch(/^✓ registry/m);
  });

  it('tells of a site in place of a registry', async () => {
    const registry = await answering((_, response) => response.end('<!doctype html>'));
    expect((await cli(['doctor'], { RELEASE_REGISTRY: registry })).stdout).toContain(
      `✗ registry ${registry} answers as no registry does\n`,
    );
  });

  it('says what is missing before a release, and how to mend it', async () => {
    const { code, stdout } = await cli(['doctor'], { RELEASE_REGISTRY: UNREACHABLE });
    expect(code).toBe(3);
    expect(stdout).toContain(`${UNREACHABLE} cannot be reached`);
    expect(stdout).toMatch(/^✗ token +RELEASE_TOKEN is not set/m);
    expect(stdout).toMatch(/^✓ node/m);
    expect(stdout).toMatch(/^✗ registry .*\n\s+set RELEASE_REGISTRY/m);
    const unset = await cli(['doctor']);
    expect(unset.code).toBe(1);
    expect(unset.stdout.match(/set RELEASE_REGISTRY/gi)).toHaveLength(1);
  });
});
