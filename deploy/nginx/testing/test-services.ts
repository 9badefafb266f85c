import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shell and an API that answer with what they were asked. */
export async function startServices() {
  let connections = 0;
  const servers = await Promise.all(
    (['shell', 'api'] as const).map(async (service) => {
      const server = createServer(answerOf(service));
      server.keepAliveTimeout = 60_000;
      server.on('connection', () => (connections += 1));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return server;
    }),
  );
  const [shell = '', api = ''] = servers.map(
    (server) => `127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  return {
    shell,
    api,
    connections: () => connections,
    stop: async () => {
      await Promise.all(
        servers.map(async (server) => {
          if (!server.listening) return;
          const closed = once(server, 'close');
          server.close().closeAllConnections();
          await closed;
        }),
      );
    },
  };
}

function answerOf(service: 'shell' | 'api'): RequestListener {
  return ({ url = '', headers, method }, response) => {
    response.setHeader('strict-transport-security', 'max-age=1');
    response.setHeader('x-request-id', String(headers['x-request-id']));
    if (/events$|stream(ed)?$/u.test(url)) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      return;
    }
    if (url === '/packed') return void response.setHeader('content-encoding', 'br').end('as it came');
    response.setHeader('content-type', 'application/json');
    const answer = JSON.stringify({ service, url, headers });
    if (method !== 'POST') return void response.end(answer);
    return void response.req.on('end', () => response.end(answer)).resume();
  };
}
