import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CALL_DEADLINE_HEADER } from '@polden/api-contract';
import { generateKeyPair } from '@polden/mfe-release';
import { signIn } from '../testing/staff.ts';
import { truncate } from '../testing/test-app.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

const CLI = join(import.meta.dirname, '../../../../libs/mfe-release/mfe-release.mjs');

let registry: TestRegistry;
let team: TestTeam;
let env: Record<string, string>;
let count = 0;
const nextVersion = () => `1.0.${++count}`;

beforeAll(async () => {
  registry = await startTestRegistry({ RELEASE_ENVIRONMENTS: 'local,staging' });
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  team = await registry.enrol('lending', ['mfe-lending', 'mfe-content']);
  const keyFile = join(registry.folder, 'team.key');
  await writeFile(keyFile, team.keys.privateKey);
  env = { RELEASE_REGISTRY: registry.origin, RELEASE_TOKEN: team.token, RELEASE_KEY_FILE: keyFile };
});
afterAll(() => registry.close());

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command as a team does: a process of its own. */
function cli(args: string[], variables: Record<string, string | undefined> = {}, signal?: AbortSignal) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...env, ...variables },
    stdio: 'pipe',
    killSignal: 'SIGKILL',
    ...(signal ? { signal } : {}),
  });
  const outcome: Outcome = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (outcome.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (outcome.stderr += text.toString()));
  return new Promise<Outcome>((resolve) => {
    child.on('error', () => undefined);
    child.on('close', (code) => resolve({ ...outcome, code }));
  });
}

/** The one line of JSON that a command has printed. */
async function json(args: string[], variables?: Record<string, string | undefined>) {
  const { stdout, code } = await cli([...args, '--json'], variables);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  return { code, result: JSON.parse(stdout) };
}

const publish = async (name: string) =>
  (await team.publish({ name, version: nextVersion(), paths: [`/${name}`] })).version;

describe('mfe-release against a registry', () => {
  it('signs in one step, publishes in another without the key, and again without harm', async () => {
    const version = nextVersion();
    const dir = await registry.pack({ version });
    expect((await cli(['sign', dir], { RELEASE_REGISTRY: undefined, RELEASE_TOKEN: undefined })).code).toBe(
      0,
    );
    const published = await cli(['publish', dir], { RELEASE_KEY_FILE: undefined });
    expect(published).toMatchObject({ code: 0, stdout: `Published mfe-lending@${version}\n` });
    expect(published.stderr).toMatch(/^Uploaded 0 of \d+ files\n/);
    expect((await json(['publish', dir])).result).toMatchObject({ version, alreadyPublished: true });
  });

  it('goes on where a killed upload has stopped', async () => {
    const dir = await registry.pack({ version: nextVersion() });
    const killed = new AbortController();
    const slow = await startProxy(registry.origin, { limit: 1, onLimit: () => killed.abort() });
    await cli(['publish', dir], { RELEASE_REGISTRY: slow.origin }, killed.signal);
    await slow.close();
    expect(slow.passed()).toBe(1);
    const whole = await startProxy(registry.origin);
    const again = await cli(['publish', dir], { RELEASE_REGISTRY: whole.origin });
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Published') });
    const [, files] = /^Uploaded 1 of (\d+) files\n/.exec(again.stderr) ?? [];
    expect(whole.passed()).toBe(Number(files) - 1);
    await whole.close();
  });

  it('promotes several at one moment or none, and rolls them back together', async () => {
    const [lending, content] = [await publish('mfe-lending'), await publish('mfe-content')];
    const missing = await json(['promote', `mfe-lending@${lending}`, 'mfe-content@9.9.9']);
    expect(missing).toMatchObject({ code: 1, result: { error: expect.stringContaining('9.9.9') } });
    expect((await json(['status'])).result).toMatchObject([{ stable: null }, { stable: null }]);

    const both = [`mfe-lending@${lending}`, `mfe-content@${content}`];
    expect((await cli(['promote', ...both, '--dry-run'])).stdout).toContain('Nothing was changed');
    expect((await json(['status'])).result).toMatchObject([{ stable: null }, { stable: null }]);
    expect((await json(['promote', ...both])).result.releases).toHaveLength(2);
    const [nextLending, nextContent] = [await publish('mfe-lending'), await publish('mfe-content')];
    await cli(['promote', `mfe-lending@${nextLending}`, `mfe-content@${nextContent}`]);
    const tried = await cli(['rollback', 'mfe-lending', 'mfe-content', '--dry-run']);
    expect(tried.stdout).toContain(`mfe-lending: stable would be ${lending}`);
    const back = await json(['rollback', 'mfe-lending', 'mfe-content']);
    expect(back).toMatchObject({ code: 0 });
    expect((await json(['status'])).result).toMatchObject([
      { remote: 'mfe-content', stable: content },
      { remote: 'mfe-lending', stable: lending },
    ]);
    const { items } = (await json(['history', 'mfe-lending'])).result;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['rollback', 'promote', 'promote']);
    expect((await cli(['history'])).stdout).toContain('by team:lending');
  });

  it('takes a remote out of service, says so to everybody, and brings it back by a promotion', async () => {
    const version = await publish('mfe-lending');
    await cli(['promote', `mfe-lending@${version}`]);
    const silent = await cli(['retire', 'mfe-lending']);
    expect(silent).toMatchObject({ code: 2, stderr: expect.stringContaining('Say why') });
    const tried = await cli(['retire', 'mfe-lending', '--dry-run']);
    expect(tried.stdout).toMatch(/stable would end\nNo page any more then: \/mfe-lending\./);
    expect(tried.stdout).toContain('Nothing was changed');

    const why = 'Продукт больше не продаём';
    const retired = await cli(['retire', 'mfe-lending', '--reason', why]);
    const way = `mfe-release promote mfe-lending@${version} brings it back`;
    expect(retired.stdout).toMatch(/^mfe-lending: stable has ended\nNo page any more: \/mfe-lending\./);
    expect(retired.stdout).toContain(way);
    const { stdout: status } = await cli(['status']);
    expect(status).toMatch(new RegExp(`RETIRED +${version} by team:lending at \\S+: ${why}; ${way}`));
    expect((await cli(['history', 'mfe-lending'])).stdout).toMatch(
      new RegExp(`stable  retire  ${version} → none  by team:lending\\n  ${why}`),
    );
    for (const again of [
      ['retire', 'mfe-lending', '--reason', why],
      ['rollback', 'mfe-lending'],
    ])
      expect(await json(again)).toMatchObject({
        code: 1,
        result: { code: 'retired', error: expect.stringContaining(`promote mfe-lending@${version}`) },
      });
    expect(await json(['rollback', `mfe-lending@${version}`])).toMatchObject({
      code: 4,
      result: {
        error: expect.stringMatching(
          `^mfe-lending was retired from ${version} by .*promote mfe-lending@${version}$`,
        ),
      },
    });
    expect((await cli(['prune', 'mfe-lending', '--keep-days', '0'])).stdout).toContain(
      `${version} (retired)`,
    );
    expect((await cli(['doctor'])).stdout).toContain('mfe-lending (retired)');
    expect((await cli(['promote', `mfe-lending@${version}`])).code).toBe(0);
    expect((await json(['status'])).result).toMatchObject([{}, { stable: version, retired: null }]);
  });

  it('goes back once for all who are after the same trouble, and further back only where that is named', async () => {
    const versions = [];
    for (let made = 0; made < 3; made += 1) {
      const version = await publish('mfe-lending');
      await cli(['promote', `mfe-lending@${version}`]);
      versions.push(version);
    }
    const [oldest, good, bad] = versions;
    const stable = async () =>
      (await json(['status'])).result.find(({ remote }: { remote: string }) => remote === 'mfe-lending')
        .stable;
    const two = await Promise.all([cli(['rollback', 'mfe-lending']), cli(['rollback', 'mfe-lending'])]);
    expect(two.map(({ code }) => code).filter((code) => code !== 0 && code !== 4)).toEqual([]);
    expect(await stable()).toBe(good);
    expect(await json(['rollback', 'mfe-lending'])).toEqual({
      code: 4,
      result: {
        code: 'moved',
        error: expect.stringMatching(
          `^mfe-lending is ${good} already: rolled back from ${bad} by .*lending.* a moment ago. To go further back`,
        ),
      },
    });
    expect((await cli(['rollback', `mfe-lending@${bad}`])).code).toBe(0);
    expect(await stable()).toBe(good);
    expect((await cli(['rollback', `mfe-lending@${good}`])).code).toBe(0);
    expect(await stable()).toBe(oldest);
    expect(await json(['rollback', `mfe-lending@${bad}`])).toMatchObject({ code: 4 });
  });

  it('says what a promotion from another environment goes from, and takes nothing over that nobody has seen', async () => {
    const [tested, hotfix, next] = [
      await publish('mfe-lending'),
      await publish('mfe-lending'),
      await publish('mfe-lending'),
    ];
    await cli(['promote', `mfe-lending@${tested}`, '--environment', 'staging']);
    await cli(['promote', `mfe-lending@${hotfix}`]);
    const take = ['promote', '--from', 'staging'];
    expect((await cli([...take, '--dry-run'])).stdout).toContain(
      `mfe-lending: stable would be ${tested} (${hotfix} → ${tested})\n`,
    );
    // A colleague is between the look and the move.
    const colleague = await startProxy(registry.origin, {
      before: async ({ url = '' }) => {
        if (url.endsWith('/promote/from'))
          await team.client.promote({ releases: [{ remote: 'mfe-lending', version: next }] });
      },
    });
    const refused = await cli(take, { RELEASE_REGISTRY: colleague.origin });
    await colleague.close();
    expect(refused).toMatchObject({
      code: 4,
      stderr: expect.stringContaining(`mfe-lending is ${next} already: promoted from ${hotfix} by`),
    });
    expect((await cli([...take, 'mfe-lending'])).stdout).toMatch(
      new RegExp(`^mfe-lending: stable is ${tested} \\(${next} → ${tested}\\)\n`),
    );
    // What was the same at the look may be another by the move.
    const late = await startProxy(registry.origin, {
      before: async ({ url = '' }) => {
        if (url.endsWith('/promote/from'))
          await team.client.promote({ releases: [{ remote: 'mfe-lending', version: hotfix }] });
      },
    });
    expect(await cli(take, { RELEASE_REGISTRY: late.origin })).toMatchObject({
      code: 4,
      stderr: expect.stringContaining(`mfe-lending is ${hotfix} already`),
    });
    await late.close();
  });

  it('replaces the canary of a colleague only where that is asked for', async () => {
    await cli(['promote', `mfe-lending@${await publish('mfe-lending')}`]);
    const [theirs, ours] = [await publish('mfe-lending'), await publish('mfe-lending')];
    await cli(['canary', `mfe-lending@${theirs}`, '5']);
    expect(await cli(['canary', `mfe-lending@${ours}`, '2'])).toMatchObject({
      code: 4,
      stderr: expect.stringContaining(`replaces ${theirs} at 5 %`),
    });
    expect(await cli(['canary', `mfe-lending@${ours}`, '2', '--replace'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        `^mfe-lending: canary is ${ours} for 2 %\n.*\nmfe-lending: replaces ${theirs} at 5 %`,
      ),
    });
  });

  it('runs a canary and ends it', async () => {
    await cli(['promote', `mfe-lending@${await publish('mfe-lending')}`]);
    const version = await publish('mfe-lending');
    const canary = ['canary', `mfe-lending@${version}`, '2.5'];
    expect((await cli([...canary, '--dry-run'])).stdout).toContain(
      `canary would be ${version} for 2.5 %\nNothing was changed`,
    );
    expect((await cli(['status'])).stdout).not.toContain('canary');
    expect(await cli(canary)).toMatchObject({ code: 0 });
    const status = (await json(['status'])).result.find(
      ({ remote }: { remote: string }) => remote === 'mfe-lending',
    );
    expect(status.canary).toMatchObject({ version, percent: 2.5 });
    expect((await cli(['status'])).stdout).toContain(`canary    ${version} for 2.5 %`);
    const inKazan = await cli(['canary', `mfe-lending@${version}`, '3', '--city', 'kazan']);
    expect(inKazan.stdout).toContain(`canary is ${version} for 3 % of city kazan`);
    expect((await cli(['canary', `mfe-lending@${version}`, '4'])).stdout).toContain('for 4 % of city kazan');
    await cli(['canary', `mfe-lending@${version}`, '0']);
    expect((await cli(['status'])).stdout).not.toContain('canary');
    expect((await cli(['history', 'mfe-lending'])).stdout).toContain(
      `none → ${version} for 2.5 %  by team:lending`,
    );
    expect(await cli(['canary', `mfe-lending@${version}`, '0'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('mfe-lending has no canary'),
    });
  });

  it('gives a link to a preview and takes it back', async () => {
    const version = await publish('mfe-lending');
    await cli(['promote', `mfe-lending@${version}`]);
    const next = await publish('mfe-lending');
    const { result } = await json(['preview', `mfe-lending@${next}`, '--name', 'new-look', '--hours', '2']);
    expect(new URL(result.url).search).toContain('mfe-preview=');
    expect((await cli(['status'])).stdout).toContain(`preview   ${next} as new-look`);
    expect(await cli(['preview', 'mfe-lending', '--name', 'new-look', '--end'])).toMatchObject({ code: 0 });
    expect((await cli(['status'])).stdout).not.toContain('new-look');
    expect(await cli(['preview', 'mfe-lending', '--name', 'new-look', '--end'])).toMatchObject({
      code: 1,
      stderr: 'mfe-release: mfe-lending has no preview new-look: none is open\n',
    });
  });

  it('says of a team that is there that it keeps its token', async () => {
    const { accessToken } = await signIn(registry, 'ADMIN');
    const file = join(registry.folder, 'kept.token');
    const enrolled = await cli(['enrol', 'lending', '--remotes', 'mfe-offers:regular', '--token-out', file], {
      RELEASE_STAFF_TOKEN: accessToken,
    });
    expect(enrolled).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`The team was there, and keeps its token: ${file} is not written`),
    });
    expect(existsSync(file)).toBe(false);
  });

  it('keeps the token of a new team, whatever becomes of the remotes that it takes over', async () => {
    const { accessToken } = await signIn(registry, 'ADMIN');
    const file = join(registry.folder, 'new.token');
    await registry.enrol('content', ['mfe-admin']);
    const enrol = (team: string, more: string[]) =>
      cli(
        [
          'enrol',
          team,
          '--remotes',
          'mfe-admin:primary',
          '--public-key',
          generateKeyPair().publicKey,
          ...more,
        ],
        {
          RELEASE_STAFF_TOKEN: accessToken,
        },
      );
    const written = await enrol('desk', ['--move-from', 'nobody', '--token-out', file]);
    expect(written).toMatchObject({ code: 1, stderr: expect.stringContaining('--move-from content') });
    expect(written.stderr).toContain(`desk is enrolled without remotes. Token: ${file}`);
    expect(await cli(['status'], { RELEASE_TOKEN: readFileSync(file, 'utf8').trim() })).toMatchObject({
      code: 0,
    });
    const shown = await enrol('office', ['--move-from', 'nobody']);
    const [, token = ''] = /Token, shown this once: (\S+)$/m.exec(shown.stderr) ?? [];
    expect([shown.code, (await cli(['status'], { RELEASE_TOKEN: token })).code]).toEqual([1, 0]);
  });

  it('makes no team whose token has no place', async () => {
    const { accessToken } = await signIn(registry, 'ADMIN');
    const enrol = (remote: string, tokenOut: string) =>
      cli(
        [
          ...['enrol', 'studio', '--remotes', `${remote}:regular`],
          ...['--public-key', generateKeyPair().publicKey, '--token-out', tokenOut],
        ],
        { RELEASE_STAFF_TOKEN: accessToken },
      );
    const [taken, free] = [join(registry.folder, 'taken.token'), join(registry.folder, 'free.token')];
    await writeFile(taken, 'of another team');
    expect(await enrol('mfe-studio', taken)).toMatchObject({
      code: 2,
      stderr: `mfe-release: ${taken} is there already, and no token is ever replaced: name another file with --token-out\n`,
    });
    expect(readFileSync(taken, 'utf8')).toBe('of another team');
    expect(await enrol('mfe-studio', join(registry.folder, 'nowhere/new.token'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('nowhere/new.token cannot be written'),
    });
    // What the registry refuses leaves no empty file, which would be in the way the next time.
    expect(await enrol('mfe-lending', free)).toMatchObject({ code: 1 });
    expect(existsSync(free)).toBe(false);
    expect(await enrol('mfe-studio', free)).toMatchObject({
      code: 0,
      stdout: `Enrolled studio: mfe-studio\nToken: ${free}\n`,
    });
    expect(statSync(free).mode & 0o777).toBe(0o600);
  });

  it('takes a remote over from a team that may have it, and enters one that nobody has', async () => {
    const { accessToken } = await signIn(registry, 'ADMIN');
    const more = ['--public-key', generateKeyPair().publicKey, '--move-from', 'local'];
    const enrolled = await cli(['enrol', 'office', '--remotes', 'mfe-new:regular', ...more], {
      RELEASE_STAFF_TOKEN: accessToken,
    });
    expect(enrolled).toMatchObject({ code: 0, stdout: expect.stringContaining('Enrolled office: mfe-new') });
  });

  it('prunes what nothing points to, after saying so', async () => {
    const versions = [
      await publish('mfe-lending'),
      await publish('mfe-lending'),
      await publish('mfe-lending'),
    ];
    for (const version of versions) await cli(['promote', `mfe-lending@${version}`]);
    const plan = await json(['prune', 'mfe-lending', '--keep-days', '0', '--dry-run']);
    expect(plan.result.removed).toEqual([{ remote: 'mfe-lending', version: versions[0] }]);
    expect((await cli(['status'])).stdout).not.toContain('pruned');
    await cli(['prune', 'mfe-lending', '--keep-days', '0']);
    expect((await cli(['status'])).stdout).toContain(`${versions[0]} (pruned)`);
  });

  it('says of a pruned version that it is to be published as a new one, before anybody promotes it', async () => {
    const version = nextVersion();
    const dir = await registry.pack({ version });
    await cli(['publish', dir]);
    for (const live of [version, await publish('mfe-lending'), await publish('mfe-lending')])
      await cli(['promote', `mfe-lending@${live}`]);
    await cli(['prune', 'mfe-lending', '--keep-days', '0']);
    const gone = `The files of mfe-lending@${version} were removed: publish it as a new version`;
    expect(await cli(['publish', dir])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(gone),
    });
    const doctor = await cli(['doctor', dir]);
    expect(doctor.code).toBe(1);
    expect(doctor.stdout).toMatch(
      new RegExp(`^✗ release +the files of mfe-lending@${version} were removed\\n +raise the version`, 'm'),
    );
  });

  it('says in a line why something is refused', async () => {
    const strange = await cli(['promote', 'mfe-admin@1.0.0']);
    expect(strange).toMatchObject({ code: 1, stdout: '' });
    expect(strange.stderr).toMatch(/^mfe-release: .*mfe-admin.*\n$/);
    expect(await cli(['status', '--environment', 'nowhere'])).toMatchObject({ code: 1 });
    const version = await publish('mfe-lending');
    expect((await cli(['promote', `mfe-lending@${version}`, '--reason', 'x'])).stderr).toContain(
      'reason: Say why in a word or two',
    );
    const nowhere = await cli(['canary', `mfe-lending@${version}`, '5', '--city', 'nowhere']);
    expect(nowhere.stderr).toContain('A city is named by its alias: kazan, not nowhere');
    await registry.enrol('content', ['mfe-admin']);
    expect(await cli(['history', 'mfe-admin'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('mfe-admin is a remote of the team content'),
    });
    const staff = { RELEASE_STAFF_LOGIN: 'nobody', RELEASE_STAFF_PASSWORD: 'Wrong-Password-1' };
    expect((await cli(['enrol', 'lending'], staff)).stderr).toContain('the login or the password is wrong');
    const token = { RELEASE_TOKEN: 'x'.repeat(40) };
    expect(await json(['status'], token)).toMatchObject({ code: 1, result: { code: 'refused' } });
  });
});

describe('a call that moves a version', () => {
  it('is not begun after its deadline', async () => {
    const version = await publish('mfe-lending');
    const promote = (deadline: number) =>
      fetch(`${registry.origin}/api/v1/releases/promote`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${team.token}`,
          'content-type': 'application/json',
          [CALL_DEADLINE_HEADER]: String(deadline),
        },
        body: JSON.stringify({ releases: [{ remote: 'mfe-lending', version }] }),
      });
    expect((await promote(Date.now() - 1_000)).status).toBe(408);
    const stable = async () =>
      (await team.client.status()).find(({ remote }) => remote === 'mfe-lending')?.stable;
    expect(await stable()).toBeNull();
    expect((await promote(Date.now() + 60_000)).status).toBe(200);
    expect(await stable()).toBe(version);
  });
});

describe('mfe-release doctor', () => {
  it('finds nothing wrong where a team can release', async () => {
    const dir = await registry.pack({ version: nextVersion() });
    const { code, result } = await json(['doctor', dir]);
    expect(result.checks.filter(({ ok }: { ok: boolean | null }) => ok === false)).toEqual([]);
    expect(code).toBe(0);
    const { stdout } = await cli(['doctor', dir]);
    expect(stdout).toMatch(/^✓ token .*of the team lending$/m);
    expect(stdout).toMatch(/^✓ key .*is enrolled$/m);
    expect(stdout).toMatch(/^✓ release .*ready to publish$/m);
  });

  it('names a bad token, a strange key and a changed file, each with how to mend it', async () => {
    const dir = await registry.pack({ version: nextVersion() });
    await writeFile(join(dir, 'release/client/page.js'), 'changed');
    const strange = join(registry.folder, 'strange.key');
    await cli(['keygen', '--out', strange]);
    const { code, stdout } = await cli(['doctor', dir], { RELEASE_KEY_FILE: strange });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ key .*is not enrolled\n\s+have the public key/m);
    expect(stdout).toMatch(/^✗ release .*client\/page.js is not as it was packed/m);
    const refused = await cli(['doctor', dir], { RELEASE_TOKEN: 'x'.repeat(40) });
    const without = await cli(['doctor', dir], { RELEASE_TOKEN: '' });
    expect(without.stdout).toMatch(/^✗ token +RELEASE_TOKEN is not set$/m);
    expect(without.stdout.match(/set RELEASE_TOKEN/gi)).toHaveLength(1);
    expect(refused.stdout).toMatch(/^✗ token .*\n\s+ask an administrator for a new token/m);
  });
});

interface ProxyOptions {
  /** Uploads that are passed on; the others are left without an answer. */
  limit?: number;
  /** Called when the last of them was answered. */
  onLimit?: () => void;
  /** Called before a request is passed on. */
  before?: (request: IncomingMessage) => Promise<void>;
}

/** Passes everything on to the registry and counts the uploads. */
async function startProxy(target: string, { limit = Infinity, onLimit, before }: ProxyOptions = {}) {
  let passed = 0;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const isUpload = request.method === 'PUT';
    if (isUpload && passed === limit) return;
    if (isUpload) passed += 1;
    const body = await buffer(request);
    await before?.(request);
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const answer = await fetch(target + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text(), () => {
      if (isUpload && passed === limit) onLimit?.();
    });
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed: () => passed,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
