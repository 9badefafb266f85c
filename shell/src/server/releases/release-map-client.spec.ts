import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReleaseMap } from '@polden/mfe-contract';
import { signText } from '@polden/mfe-release';
import { ReleaseMapClient } from './release-map-client.ts';

const key = generateKeyPairSync('ed25519');
/** Accepted beside the first one, as during a rotation. */
const nextKey = generateKeyPairSync('ed25519');
const adopted: number[] = [];
const problems: string[] = [];
let folder: string;
let registry: Server;
let answer: string | null;
let status: number;
/** Those who follow the event stream. */
let listeners: Set<ServerResponse>;
let hasStream: boolean;
let asked: string[];
/** Emits `change` when a map was adopted or the stream has a listener. */
const happened = new EventEmitter();
let client: ReleaseMapClient;

function signedMap(
  sequence: number,
  privateKey: KeyObject = key.privateKey,
  environment = 'test',
  issuedAt = '2026-11-20T00:00:00.000Z',
): string {
  const map: ReleaseMap = {
    schema: 1,
    environment,
    sequence,
    issuedAt,
    remotes: {},
  };
  return JSON.stringify(signText(JSON.stringify(map), privateKey));
}

/** Reads once. */
async function start(): Promise<void> {
  await follow();
  client.stop();
}

async function follow(): Promise<void> {
  client = new ReleaseMapClient({
    apiOrigin: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    environment: 'test',
    keys: [key.publicKey, nextKey.publicKey],
    file: path.join(folder, 'map.json'),
    onMap: ({ sequence }) => {
      adopted.push(sequence);
      happened.emit('change');
    },
    onProblem: (problem) => {
      problems.push(problem);
      happened.emit('change');
    },
  });
  await client.start();
}

function tell(event: string): void {
  for (const listener of listeners) listener.write(event);
}

/** Looks again whenever a map was adopted or somebody began to listen. */
async function until(isSo: () => boolean, withinMs: number): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  while (!isSo()) await once(happened, 'change', { signal });
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'map-'));
  adopted.length = 0;
  problems.length = 0;
  answer = signedMap(7);
  status = 200;
  listeners = new Set();
  hasStream = true;
  asked = [];
  registry = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://registry');
    if (pathname.endsWith('/events')) {
      if (!hasStream) return void response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
      listeners.add(response);
      happened.emit('change');
      return void response.on('close', () => listeners.delete(response));
    }
    asked.push(search);
    happened.emit('change');
    if (answer === null) response.writeHead(503).end();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  client.stop();
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
  await rm(folder, { recursive: true });
});

describe('release map client', () => {
  it('adopts a signed map and keeps it for a start without the registry', async () => {
    await start();
    answer = null;
    await start();
    expect(adopted).toEqual([7, 7]);
  });

  it('refuses a map that is older than the one on disk', async () => {
    await start();
    answer = signedMap(6);
    await start();
    expect(adopted).toEqual([7, 7]);
    expect(problems.join()).toContain('older');
    expect(await readFile(path.join(folder, 'map.json'), 'utf8')).toBe(signedMap(7));
  });

  it('keeps a map that could not be written as soon as it can be', async () => {
    const file = path.join(folder, 'map.json');
    hasStream = false;
    await mkdir(file);
    await follow();
    await until(() => asked.length > 2, 10_000);
    expect(adopted).toEqual([7]);
    expect(problems).toEqual([expect.stringContaining('cannot be written: ')]);
    await rmdir(file);
    await until(() => asked.length > 4, 10_000);
    client.stop();
    expect(await readdir(folder)).toEqual(['map.json']);
    expect(await readFile(file, 'utf8')).toBe(signedMap(7));
    expect(adopted).toEqual([7]);
  });

  it.each([
    ['text', () => signedMap(7, key.privateKey, 'test', '2026-11-21T00:00:00.000Z')],
    ['signature', () => signedMap(7, nextKey.privateKey)],
  ])('adopts and keeps a map whose %s is another at the same sequence', async (_what, other) => {
    await start();
    answer = other();
    await start();
    expect(adopted).toEqual([7, 7, 7]);
    expect(await readFile(path.join(folder, 'map.json'), 'utf8')).toBe(other());
    await start();
    expect(adopted).toEqual([7, 7, 7, 7]);
  });

  it('refuses a map that another key has signed', async () => {
    answer = signedMap(8, generateKeyPairSync('ed25519').privateKey);
    await start();
    expect(adopted).toEqual([]);
    expect(problems.join()).toContain('signature');
  });

  it('says again of another map and after minutes that no key of ours has signed it, and not each time', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    answer = signedMap(8, privateKey);
    await follow();
    await until(() => listeners.size === 1, 5_000);
    expect(problems).toEqual([expect.stringContaining('none of the keys of RELEASE_MAP_PUBLIC_KEY')]);
    tell('event: map\nid: 9\ndata: {}\n\n');
    await until(() => asked.length === 2, 5_000);
    tell('event: map\nid: 9\ndata: {}\n\n');
    await until(() => asked.length === 3, 5_000);
    expect(problems).toHaveLength(1);
    answer = signedMap(9, privateKey);
    tell('event: map\nid: 9\ndata: {}\n\n');
    await until(() => problems.length === 2, 5_000);
    const later = Date.now() + 301_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    tell('event: map\nid: 9\ndata: {}\n\n');
    await until(() => problems.length === 3, 5_000);
    jest.restoreAllMocks();
  });

  it('refuses a signed map whose text was changed', async () => {
    answer = signedMap(8).replace('"sequence\\":8', '"sequence\\":9');
    await start();
    expect(adopted).toEqual([]);
  });

  it('refuses the map of another environment', async () => {
    answer = signedMap(8, key.privateKey, 'production');
    await start();
    expect(adopted).toEqual([]);
    expect(problems.join()).toContain('production');
    expect(asked).toEqual(['?environment=test']);
  });

  it('says what the registry says of an environment that it does not serve', async () => {
    status = 404;
    answer = JSON.stringify({ message: 'There is no environment test: this registry serves local' });
    await start();
    expect(problems.join()).toContain('404: There is no environment test: this registry serves local');
  });

  it('adopts a newer map as soon as the stream tells of it', async () => {
    await follow();
    await until(() => listeners.size === 1, 5_000);
    answer = signedMap(8);
    const reads = asked.length;
    tell('event: map\nid: 8\ndata: {"sequence":8}\n\n');
    await until(() => adopted.length === 2, 1_000);
    expect(adopted).toEqual([7, 8]);
    tell('event: heartbeat\nid: 8\ndata: {"sequence":8}\n\n');
    tell(': nothing\n\n');
    expect(asked.length - reads).toBeLessThanOrEqual(2);
  });

  it('asks without being told while the stream is cut, and follows it again', async () => {
    await follow();
    await until(() => listeners.size === 1, 5_000);
    hasStream = false;
    for (const listener of listeners) listener.destroy();
    answer = signedMap(8);
    await until(() => adopted.length === 2, 3_000);
    expect(adopted).toEqual([7, 8]);
    answer = signedMap(9);
    await until(() => adopted.length === 3, 3_000);
    expect(adopted).toEqual([7, 8, 9]);
    hasStream = true;
    await until(() => listeners.size === 1, 15_000);
  });

  it('reads an event that comes in pieces', async () => {
    await follow();
    await until(() => listeners.size === 1, 5_000);
    answer = signedMap(8);
    for (const piece of ['event: ma', 'p\nid: ', '8\ndata: {}\n', '\n']) {
      tell(piece);
      await new Promise(setImmediate);
    }
    await until(() => adopted.length === 2, 1_000);
    expect(adopted).toEqual([7, 8]);
  });
});
