import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { guardedServer, leavePlace } from './guarded-server.ts';

/** One place beside those for leads. */
const MAX_IN_FLIGHT = 2;
const EVENTS = 'text/event-stream';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(handler: RequestListener): Promise<number> {
  server = guardedServer(
    handler,
    {},
    { maxInFlight: MAX_IN_FLIGHT, waitForDatabase: () => 0, headersOf: () => ({ 'x-request-id': 'the id' }) },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** `/open` is never answered to its end. */
function answer(url: string | undefined, response: ServerResponse): void {
  if (url === '/open') response.write('begun');
  else response.end('done');
}

describe('a place of the server', () => {
  it('is held by what is under way, whatever it says that it takes', async () => {
    const port = await listen(({ url }, response) => answer(url, response));
    await fetch(`http://127.0.0.1:${port}/open`, { headers: { accept: EVENTS } });
    const refused = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: EVENTS } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.headers.get('x-request-id')).toBe('the id');
  });

  it('is left once by an answer that only listens, and not again when it ends', async () => {
    const open: ServerResponse[] = [];
    const port = await listen(({ url }, response) => {
      if (url === '/open') open.push(response);
      answer(url, response);
      if (url === '/open' && open.length === 1) leavePlace(response);
    });
    const listening = await fetch(`http://127.0.0.1:${port}/open`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
    open[0]?.end();
    await listening.text();
    await fetch(`http://127.0.0.1:${port}/open`);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  });

  it('is left once by everything that stood behind one another on a lost connection', async () => {
    const port = await listen(({ url }, response) => answer(url, response));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /open HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(MAX_IN_FLIGHT + 1));
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
    await fetch(`http://127.0.0.1:${port}/open`);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  });
});
