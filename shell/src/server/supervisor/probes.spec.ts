import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Probes } from './probes.ts';

let servers: Server[] = [];
let probes: Probes | undefined;

afterEach(() => {
  probes?.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function serverThat(answers: boolean): Promise<number> {
  const server = createServer((_request, response) => void (answers && response.end('ok')));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('probes', () => {
  it('name the process that accepts connections and answers nobody, and not the one that answers', async () => {
    const host = '127.0.0.1';
    const targets = [
      { name: 'well', host, port: await serverThat(true) },
      { name: 'hung', host, port: await serverThat(false) },
    ];
    const silent = await new Promise<string>((resolve) => {
      probes = new Probes({ targets: () => targets, onSilent: resolve, everyMs: 5, answerMs: 100 });
      probes.start();
    });
    expect(silent).toBe('hung');
  });
});
