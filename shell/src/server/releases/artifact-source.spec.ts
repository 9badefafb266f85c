import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleasePin } from '@polden/mfe-contract';
import { mapOf } from '../../testing/release-fixture.ts';
import { artifactsByBase, httpArtifacts } from './artifact-source.ts';
import { withArtifactsOrigin } from './artifacts-origin.ts';

const MEGABYTE = Buffer.alloc(1_000_000);

let server: Server;
let origin: string;
let sent: number;

beforeEach(async () => {
  sent = 0;
  server = createServer(({ url }, response) => {
    if (url !== '/huge/release.json') return void response.end(url);
    const more = () => {
      do sent += 1;
      while (response.write(MEGABYTE) && !response.destroyed);
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('artifacts over HTTP', () => {
  const signal = AbortSignal.timeout(10_000);

  it('come from the host of their base, or else from the one that is given', async () => {
    const source = artifactsByBase(httpArtifacts(origin));
    expect(String(await source.read('/mfe/a/1.0.0/', 'x', signal))).toBe('/mfe/a/1.0.0/x');
    const absolute = artifactsByBase(httpArtifacts('http://127.0.0.1:1'));
    expect(String(await absolute.read(`${origin}/b/`, 'x', signal))).toBe('/b/x');
  });

  it('are given up when they are too large', async () => {
    await expect(httpArtifacts(origin).read('/huge/', 'release.json', signal)).rejects.toThrow('larger than');
    expect(sent).toBeLessThan(60);
  });
});

describe('a map for a bucket', () => {
  it('puts every relative base on the host of the bucket', () => {
    const pin = (base: string): ReleasePin => ({ version: '1.0.0', base, integrity: 'sha384-x' });
    const side = (base: string) => ({ pin: pin(base), routes: [] });
    const map = mapOf(1, side('/mfe/a/1.0.0/'), {
      canary: { ...side('https://other.example/a/'), share: 100, salt: 'salt' },
      previews: { next: side('/mfe/a/2.0.0/') },
    });
    expect(withArtifactsOrigin(map, 'https://cdn.example').remotes['mfe-test']).toMatchObject({
      stable: { base: 'https://cdn.example/mfe/a/1.0.0/' },
      canary: { pin: { base: 'https://other.example/a/' } },
      previews: { next: { pin: { base: 'https://cdn.example/mfe/a/2.0.0/' } } },
    });
  });
});
