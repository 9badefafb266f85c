import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RemoteKind } from '@polden/mfe-contract';
import {
  createRegistryClient,
  cssScopeOf,
  generateKeyPair,
  packRelease,
  publishRelease,
  readPrivateKey,
  type RegistryClient,
} from '@polden/mfe-release';
import { NODE_ENVIRONMENT } from './node-environment.ts';
import { CHECKOUT, platform } from './platform.ts';

/**
 * How a version fails: 'throws' and 'blocks' at evaluation; 'loader', 'hang', 'late-loop', 'render', 'loop', 'exit', 'suspense'
 * on the server, for a share of the requests after a slash: 'render/0.3'.
 */
export type Fault = string;

/** A remote of a team of its own, built once for all of them; its versions differ in what is written into the built files. */
export interface ProofRemote {
  name: string;
  /** Of its first page; the second is `${path}/second`. */
  path: string;
  client: RegistryClient;
  /** Of its team. */
  token: string;
  publish: (version: string, marks: { text: string; fault?: Fault }) => Promise<void>;
}

const FIXTURE = join(CHECKOUT, 'shell/e2e/fixtures/proof-remote');
/** The name under which it is built. */
const STENCIL = 'mfe-proof-stencil';
/** Stands in the build as its version, for which each copy has its own. */
const STENCIL_VERSION = '0.0.0-stencil';

/** The built remote, which all proofs of this platform are copies of. */
function stencil(): string {
  const folder = join(platform.dataDir, STENCIL);
  if (existsSync(join(folder, 'dist/build.json'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE, folder, { recursive: true });
  writePackage(folder, STENCIL, STENCIL_VERSION);
  execFileSync(process.execPath, [join(CHECKOUT, 'libs/mfe-build/src/cli.ts')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PROOF_REMOTE: STENCIL },
    stdio: 'pipe',
  });
  return folder;
}

/**
 * Enrols a team with a copy of the remote.
 * @param purpose in kebab-case, the start of its name, under which its pages are as well. The name is new at each call:
 *   the second try of a test finds no versions, pointers and keys of its first.
 */
export function buildProofRemote(purpose: string, kind: RemoteKind = 'primary'): ProofRemote {
  const name = `mfe-proof-${purpose}-${randomBytes(3).toString('hex')}`;
  const folder = stencil();
  const key = generateKeyPair();
  const token = enrol(name, kind, key.publicKey);
  const client = createRegistryClient({ registry: platform.apiOrigin, token });
  return {
    name,
    path: `/${name}`,
    client,
    token,
    publish: async (version, { text, fault = 'none' }) => {
      const copy = join(platform.dataDir, `${name}-${version}`);
      cpSync(folder, copy, { recursive: true });
      try {
        writePackage(copy, name, version);
        mark(join(copy, 'dist'), {
          'MARK-TEXT': text,
          'MARK-FAULT': fault,
          'MARK-PATH': name,
          [STENCIL_VERSION]: version,
          [globalName(STENCIL)]: globalName(name),
          [cssScopeOf(STENCIL)]: cssScopeOf(name),
        });
        // A version that blocks at evaluation would never be packed: the gate is not what these tests are about.
        await packRelease(copy);
        await publishRelease(copy, client, { key: readPrivateKey(key.privateKey) });
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    },
  };
}

/** What the scripts of a remote call it, beside those of others in one window. */
function globalName(remote: string): string {
  return remote.replaceAll('-', '_');
}

function writePackage(folder: string, name: string, version: string): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ name: `@polden/${name}`, version, type: 'module', private: true });
  writeFileSync(join(folder, 'package.json'), text);
}

/** Enrols a team of the same name with this remote; returns its token. */
function enrol(name: string, kind: RemoteKind, publicKey: string): string {
  const token = `team_${createHash('sha256').update(`${name}:${publicKey}`).digest('base64url')}`;
  const args = ['--team', name, '--remotes', `${name}:${kind}`, '--public-key', publicKey, '--token-stdin'];
  execFileSync(process.execPath, ['dist/cli/enrol-team.js', ...args], {
    cwd: join(CHECKOUT, 'services/api'),
    env: { ...NODE_ENVIRONMENT, DATABASE_URL: process.env['E2E_DATABASE_URL'] },
    input: token,
    stdio: 'pipe',
  });
  return token;
}

/** Writes the texts into the built files and the files' new hashes into the entry, as a build would have. */
function mark(dist: string, marks: Record<string, string>): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => join(dist, file))
    .filter((file) => statSync(file).isFile() && /(\.c?js|\.css|build\.json)$/.test(file));
  const changed = new Map<string, string>();
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    let after = before;
    for (const [from, to] of Object.entries(marks)) after = after.replaceAll(from, encodeURIComponent(to));
    if (after === before) continue;
    writeFileSync(file, after);
    changed.set(sha384(before), sha384(after));
    // The compressed copies are of the text before.
    for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
  }
  const client = join(dist, 'client');
  const tables = readdirSync(client).filter((name) => /^integrity\..*\.json$/.test(name));
  // The entry last: it names the hash of a table as well.
  for (const name of [...tables, 'remoteEntry.js']) {
    const before = readFileSync(join(client, name), 'utf8');
    let after = before;
    for (const [from, to] of changed) after = after.replaceAll(from, to);
    writeFileSync(join(client, name), after);
    changed.set(sha384(before), sha384(after));
    for (const suffix of ['.br', '.gz']) rmSync(join(client, name + suffix), { force: true });
  }
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
