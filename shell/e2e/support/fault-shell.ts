import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { API_BASE_PATH, RELEASES_PATHS, type SignedText } from '@polden/api-contract';
import type { ReleaseManifest, ReleaseMap } from '@polden/mfe-contract';
import { integrityOf, signText } from '@polden/mfe-release';
import { expect } from 'playwright/test';
import { platform } from './platform.ts';
import { freePort } from './free-port.ts';
import { startLocalServer } from './local-server.ts';
import { copyReleases } from './second-shell.ts';
import { isLive, startShellProcess, stopProcess, untilEach } from './shell-process.ts';

export const NETWORK_FAULTS = ['refused', 'black-holed', 'status-500', 'truncated', 'huge'] as const;
export const CODE_FAULTS = [
  'syntax-error',
  'throws',
  'blocks',
  'no-routes',
  'endless-suspense',
  'hanging-loader',
] as const;
/** What ends a process. */
export const FATAL_FAULTS = ['out-of-memory', 'endless-loop'] as const;
export type RemoteFault =
  (typeof NETWORK_FAULTS)[number] | (typeof CODE_FAULTS)[number] | (typeof FATAL_FAULTS)[number];

/** A shell with a release map and an artifact store written by the test: it can be shown what no registry would let pass. */
export interface FaultShell {
  origin: string;
  artifactsDir: string;
  /** What it says. */
  logFile: string;
  /** Version of the good release of the remote. */
  liveVersion: (remote: string) => string;
  /** What the shell is given from now on. */
  map: () => ReleaseMap;
  /** Gives the shell the live release of the remote with the fault in it; null takes it back. */
  setFault: (remote: string, fault: RemoteFault | null) => void;
  /** Gives the shell a copy of the live release of the remote with changed files, under hashes that fit them. */
  setFiles: (remote: string, change: (file: string, bytes: Buffer) => Buffer) => void;
  /** Signs and serves another map; its sequence is as given. */
  serve: (map: ReleaseMap) => void;
  /** Resolves once the shell has the map that is served now. */
  adopted: () => Promise<void>;
  /** Ends the shell's process and starts it again on what it has on disk; `forget`: of the last good releases. */
  restart: (options?: { forget: boolean }) => Promise<void>;
  /** While false, neither the registry nor the API answers. */
  setApi: (up: boolean) => void;
  pid: () => number;
  stop: () => Promise<void>;
}

const BAD_CODE: Partial<Record<RemoteFault, (code: string) => string>> = {
  'syntax-error': (code) => `${code}\n}{`,
  throws: () => 'throw new Error("thrown at evaluation")',
  blocks: () => 'for (;;);',
  'no-routes': () => 'module.exports = {}',
  'endless-suspense': (code) =>
    rewritten(code, `({ ...route, lazy: undefined, loader: () => null, Component: () => use(never) })`),
  'out-of-memory': (code) =>
    rewritten(
      code,
      `({ ...route, loader: async () => { await null; for (const all = [];;) all.push(new Array(1e5).fill(0)); } })`,
    ),
  'endless-loop': (code) => rewritten(code, `({ ...route, loader: async () => { await null; for (;;); } })`),
  'hanging-loader': (code) => rewritten(code, `({ ...route, loader: () => never })`),
};

/** The remote's own bundle with each of its routes changed. */
export function rewritten(code: string, route: string): string {
  return `(function (module, exports) {${code}\n})(module, module.exports);
const { use } = require('react');
const never = new Promise(() => undefined);
module.exports = { routes: module.exports.routes.map((route) => ${route}) };`;
}

let started = 0;

/** `nodeArgs`: flags of Node for all its processes; `workers`: how many serve. */
export async function startFaultShell(nodeArgs: readonly string[] = [], workers = 1): Promise<FaultShell> {
  started += 1;
  const home = join(platform.dataDir, `fault-shell-${process.pid}-${started}`);
  const artifactsDir = join(home, 'artifacts');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(artifactsDir, { recursive: true });
  copyReleases(artifactsDir);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const live = await readLiveMap();
  let signed = signText(JSON.stringify(live), privateKey);
  let isApiUp = true;

  const server = await startLocalServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path.startsWith('/fault/')) return answerFault(path, artifactsDir, outgoing);
    if (!isApiUp) return void incoming.socket.destroy();
    if (path.startsWith(API_BASE_PATH + RELEASES_PATHS.mapEvents)) return void outgoing.writeHead(503).end();
    if (path.startsWith(API_BASE_PATH + RELEASES_PATHS.map)) return answerMap(signed, outgoing);
    return passOn(incoming, outgoing);
  });
  const api = `http://127.0.0.1:${server.port}`;
  const closed = `http://127.0.0.1:${await freePort()}`;
  const port = await freePort();
  const origin = `http://localhost:${port}`;

  const launch = () =>
    startShellProcess({
      home,
      port,
      nodeArgs,
      env: {
        API_ORIGIN: api,
        RELEASE_ENVIRONMENT: live.environment,
        RELEASE_MAP_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
        ARTIFACTS_DIR: artifactsDir,
        SHELL_WORKERS: String(workers),
        // Its pages report; the registry believes none of it.
        TELEMETRY_SECRET: randomBytes(32).toString('base64'),
      },
    });
  let child = await launch();
  await untilEach(origin);
  const serve = (map: ReleaseMap) => void (signed = signText(JSON.stringify(map), privateKey));
  const map = () => JSON.parse(signed.text) as ReleaseMap;
  const setPin = (name: string, stable: Pin) => {
    const current = map();
    const sequence = current.sequence + 1;
    const remote = current.remotes[name];
    if (!remote) throw new Error(`no remote ${name}`);
    const remotes = { ...current.remotes, [name]: { ...remote, stable, since: sequence } };
    serve({ ...current, sequence, remotes });
  };
  return {
    origin,
    artifactsDir,
    logFile: join(home, 'shell.log'),
    liveVersion: (name) => pinOf(live, name).version,
    map,
    serve,
    setFault: (name, fault) => {
      const pin = pinOf(live, name);
      const sequence = map().sequence + 1;
      setPin(
        name,
        fault === null ? pin : faultyPin({ name, fault, pin, artifactsDir, api, closed, sequence }),
      );
    },
    setFiles: (name, change) => {
      const sequence = map().sequence + 1;
      setPin(name, changedRelease({ name, pin: pinOf(live, name), artifactsDir, sequence }, change));
    },
    adopted: () => expect.poll(() => storedSequence(join(home, 'state'))).toBe(map().sequence),
    setApi: (up) => void (isApiUp = up),
    restart: async ({ forget } = { forget: false }) => {
      await stopProcess(child);
      // The processes that serve go after the one that was ended.
      await expect.poll(() => isLive(port)).toBe(false);
      if (forget) rmSync(join(home, 'state/live-releases.json'), { force: true });
      child = await launch();
    },
    pid: () => child.pid ?? 0,
    stop: async () => {
      await stopProcess(child);
      await server.stop();
    },
  };
}

function storedSequence(stateDir: string): number {
  const stored = JSON.parse(readFileSync(join(stateDir, 'release-map.json'), 'utf8')) as SignedText;
  return (JSON.parse(stored.text) as ReleaseMap).sequence;
}

type Pin = ReleaseMap['remotes'][string]['stable'];

interface FaultyRelease {
  name: string;
  fault: RemoteFault;
  pin: Pin;
  artifactsDir: string;
  api: string;
  closed: string;
  sequence: number;
}

/** A version of its own, so that nothing of the good one is at hand. */
function faultyPin({ fault, api, closed, ...release }: FaultyRelease): Pin {
  const change = BAD_CODE[fault];
  const pin = changedRelease(release, (file, bytes) =>
    change && file.startsWith('server/') ? Buffer.from(change(bytes.toString())) : bytes,
  );
  if (change) return pin;
  const origin = fault === 'refused' ? closed : `${api}/fault/${fault}`;
  return { ...pin, base: origin + pin.base };
}

/** Copies the release under a new version and writes the hashes of the changed files into its manifest. */
function changedRelease(
  { name, pin, artifactsDir, sequence }: Pick<FaultyRelease, 'name' | 'pin' | 'artifactsDir' | 'sequence'>,
  change: (file: string, bytes: Buffer) => Buffer,
): Pin {
  const version = `${pin.version.split('-')[0] ?? '1.0.0'}-fault.${sequence}`;
  const folder = join(artifactsDir, name, version);
  cpSync(join(artifactsDir, name, pin.version), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  for (const file of Object.keys(manifest.files)) {
    // The compressed copies would be of the bytes before.
    if (/\.(br|gz)$/.test(file)) {
      rmSync(join(folder, file));
      Reflect.deleteProperty(manifest.files, file);
      continue;
    }
    const changed = change(file, readFileSync(join(folder, file)));
    writeFileSync(join(folder, file), changed);
    manifest.files[file] = integrityOf(changed);
  }
  const text = JSON.stringify({ ...manifest, version });
  writeFileSync(join(folder, 'release.json'), text);
  return { version, base: `/mfe/${name}/${version}/`, integrity: integrityOf(text) };
}

function pinOf(map: ReleaseMap, name: string): Pin {
  const pin = map.remotes[name]?.stable;
  if (!pin) throw new Error(`no remote ${name}`);
  return pin;
}

function answerFault(path: string, artifactsDir: string, outgoing: ServerResponse): void {
  const [, , fault, , ...file] = path.split('/');
  if (fault === 'status-500') return void outgoing.writeHead(500).end('Internal Server Error');
  if (fault === 'huge') return void sendForEver(outgoing);
  if (fault !== 'truncated') return;
  const bytes = readFileSync(join(artifactsDir, ...file));
  outgoing.writeHead(200, { 'content-length': bytes.length });
  outgoing.write(bytes.subarray(0, bytes.length >> 1), () => outgoing.destroy());
}

/** Until the reader has had enough. */
function sendForEver(outgoing: ServerResponse): void {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(megabyte));
  };
  outgoing.writeHead(200).on('drain', more);
  more();
}

function answerMap(signed: SignedText, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(signed));
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = '/', headers } = incoming;
  const onward = request(new URL(url, platform.apiOrigin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

async function readLiveMap(): Promise<ReleaseMap> {
  const answer = await fetch(platform.apiOrigin + API_BASE_PATH + RELEASES_PATHS.map);
  const { text } = (await answer.json()) as SignedText;
  return JSON.parse(text) as ReleaseMap;
}
