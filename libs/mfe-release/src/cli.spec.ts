import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { keyIdOf, readPrivateKey } from './index.ts';
import { removeFixtureRemotes, writeFixtureRemote } from './pack/fixture-remote.ts';

const run = promisify(execFile);
const CLI = join(import.meta.dirname, 'cli.ts');
/** Nobody listens on the port of discarded bytes. */
const UNREACHABLE = 'http://127.0.0.1:9';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function cli(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  try {
    return { code: 0, ...(await run(process.execPath, [CLI, ...args], { env })) };
  } catch (error) {
    return error as Outcome;
  }
}

afterAll(removeFixtureRemotes);

describe('mfe-release', () => {
  it('explains itself', async () => {
    const { code, stdout } = await cli(['--help']);
    expect(code).toBe(0);
    for (const word of ['keygen', 'pack', 'publish', 'promote', 'status', 'RELEASE_KEY_FILE', 'Exit codes']) {
      expect(stdout).toContain(word);
    }
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
    expect(again.code).toBe(2);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it.each([
    ['an unknown option', ['pack', '--fast'], {}, 2, "unknown option '--fast'"],
    ['no registry', ['status'], {}, 2, 'Set RELEASE_REGISTRY'],
    ['no token', ['promote', 'a', '1.0.0'], { RELEASE_REGISTRY: UNREACHABLE }, 2, 'Set RELEASE_TOKEN'],
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
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
