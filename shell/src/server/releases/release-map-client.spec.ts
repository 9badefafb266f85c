import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseMap } from '@polden/mfe-contract';
import { signText } from '@polden/mfe-release';
import { ReleaseMapClient } from './release-map-client.ts';

const key = generateKeyPairSync('ed25519');
const adopted: number[] = [];
const problems: string[] = [];
let folder: string;
let registry: Server;
let answer: string | null;
let client: ReleaseMapClient;

function signedMap(sequence: number, privateKey: KeyObject = key.privateKey): string {
  const map: ReleaseMap = {
    schema: 1,
    environment: 'test',
    sequence,
    issuedAt: '2026-11-20T00:00:00.000Z',
    remotes: {},
  };
  return JSON.stringify(signText(JSON.stringify(map), privateKey));
}

async function start(): Promise<void> {
  client = new ReleaseMapClient({
    apiOrigin: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    keys: [key.publicKey],
    file: path.join(folder, 'map.json'),
    onMap: ({ sequence }) => adopted.push(sequence),
    onProblem: (problem) => problems.push(problem),
  });
  await client.start();
  client.stop();
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'map-'));
  adopted.length = 0;
  problems.length = 0;
  answer = signedMap(7);
  registry = createServer((_request, response) => {
    if (answer === null) response.writeHead(503).end();
    else response.setHeader('content-type', 'application/json').end(answer);
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  client.stop();
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

  it('refuses a map that another key has signed', async () => {
    answer = signedMap(8, generateKeyPairSync('ed25519').privateKey);
    await start();
    expect(adopted).toEqual([]);
    expect(problems.join()).toContain('signature');
  });

  it('refuses a signed map whose text was changed', async () => {
    answer = signedMap(8).replace('"sequence\\":8', '"sequence\\":9');
    await start();
    expect(adopted).toEqual([]);
  });
});
