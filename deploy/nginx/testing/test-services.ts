import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Two copies of a shell and two of an API, which answer with what they were asked; the second shell is of an older build. */
export async function startServices() {
  let connections = 0;
  const start = async (service: 'shell' | 'api', copy: number, port = 0): Promise<Server> => {
    const server = createServer(answerOf(service, copy));
    server.keepAliveTimeout = 60_000;
    server.on('connection', () => (connections += 1));
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  };
  const copies = {
    shell: [await start('shell', 0), await start('shell', 1)],
    api: [await start('api', 0), await start('api', 1)],
  };
  const ports = { shell: copies.shell.map(portOf), api: copies.api.map(portOf) };
  return {
    ports,
    connections: () => connections,
    stopCopy: async (index: number) => {
      await Promise.all([copies.shell, copies.api].map((of) => end(of[index])));
    },
    startCopy: async (index: number) => {
      for (const service of ['shell', 'api'] as const)
        copies[service][index] = await start(service, index, ports[service][index]);
    },
    stop: async () => {
      await Promise.all([...copies.shell, ...copies.api].map(end));
    },
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function end(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  const closed = once(server, 'close');
  server.close().closeAllConnections();
  await closed;
}

function answerOf(service: 'shell' | 'api', copy: number): RequestListener {
  return ({ url = '', headers, method }, response) => {
    response.setHeader('strict-transport-security', 'max-age=1');
    response.setHeader('x-request-id', String(headers['x-request-id']));
    if (/events$|stream(ed)?$/u.test(url)) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      return;
    }
    if (url === '/assets/new.js' && copy === 1) return void response.writeHead(404).end();
    if (url === '/packed') return void response.setHeader('content-encoding', 'br').end('as it came');
    response.setHeader('content-type', 'application/json');
    const answer = JSON.stringify({ service, url, headers });
    if (method !== 'POST') return void response.end(answer);
    return void response.req.on('end', () => response.end(answer)).resume();
  };
}
