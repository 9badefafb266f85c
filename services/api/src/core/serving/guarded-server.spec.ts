import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { FILES_AT_ONCE } from './file-lane.ts';
import { guardedServer, leavePlace, takePlace } from './guarded-server.ts';

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
    {
      maxInFlight: MAX_IN_FLIGHT,
      waitForDatabase: () => 0,
      headersOf: () => ({ 'x-request-id': 'the id' }),
      onRefused: () => undefined,
    },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Whether a place was taken for each request with a body, in their order. */
let places: boolean[];
beforeEach(() => {
  places = [];
});

/** `/open` is never answered, of `/download` only the beginning. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const respond = () => {
    if (request.url === '/download') response.write('begun');
    else if (request.url !== '/open') response.end('done');
  };
  if (request.method !== 'POST') return respond();
  request.resume().once('end', () => {
    void takePlace(request, response).then((hasPlace) => {
      places.push(hasPlace);
      if (hasPlace) respond();
    });
  });
  return undefined;
}

async function listenToAll(): Promise<{ port: number; get: () => Promise<Response> }> {
  const port = await listen(answer);
  return { port, get: () => fetch(`http://127.0.0.1:${port}/`) };
}

/** A client that has sent these, which the server has seen. */
async function send(port: number, ...lines: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const seen = once(server, 'request');
  socket.write([...lines, 'Host: localhost', '', ''].join('\r\n'));
  await seen;
  return socket;
}

describe('a client that is slow', () => {
  it('holds no place while its body arrives', async () => {
    const { port, get } = await listenToAll();
    const slow = await send(port, 'POST / HTTP/1.1', 'Content-Length: 4');
    for (let more = 0; more < MAX_IN_FLIGHT; more += 1)
      await send(port, 'POST / HTTP/1.1', 'Content-Length: 4');
    expect((await get()).status).toBe(200);
    slow.write('body');
    expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 200 /u);
    expect(places).toEqual([true]);
  });

  it('holds one from the end of its body on', async () => {
    const { port, get } = await listenToAll();
    const slow = await send(port, 'POST /open HTTP/1.1', 'Content-Length: 4');
    slow.write('body');
    await eventually(async () => places.length === 1);
    expect((await get()).status).toBe(503);
    slow.destroy();
    await eventually(async () => (await get()).status === 200);
  });

  it('holds no place while it reads', async () => {
    const { port, get } = await listenToAll();
    for (let each = 0; each <= MAX_IN_FLIGHT; each += 1) await fetch(`http://127.0.0.1:${port}/download`);
    expect((await get()).status).toBe(200);
  });

  it('is refused when there is no place for its body, and waits for none once it has left', async () => {
    const { port, get } = await listenToAll();
    const late = await send(port, 'POST / HTTP/1.1', 'Content-Length: 4');
    const gone = await send(port, 'POST / HTTP/1.1', 'Content-Length: 4');
    const open = await send(port, 'GET /open HTTP/1.1');
    gone.end('body');
    gone.destroy();
    late.write('body');
    await eventually(async () => places.length > 0);
    expect(places).not.toContain(true);
    open.destroy();
    await eventually(async () => (await get()).status === 200);
  });
});

describe('a picture', () => {
  const PICTURE = '/api/v1/media/0123456789abcdef0123456789abcdef/480.avif';

  it('is given while everything else is refused, and takes nobody’s place', async () => {
    const { port, get } = await listenToAll();
    const open = await send(port, 'GET /open HTTP/1.1');
    expect((await get()).status).toBe(503);
    const pictures = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}${PICTURE}`)),
    );
    expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([200]));
    open.destroy();
    await eventually(async () => (await get()).status === 200);
  });

  it('waits for others of its kind, in their order, and for nobody who has left', async () => {
    const reading: ServerResponse[] = [];
    const port = await listen((_request, response) => void reading.push(response));
    const ask = () => send(port, `GET ${PICTURE} HTTP/1.1`);
    for (let each = 0; each < FILES_AT_ONCE; each += 1) await ask();
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const gone = await ask();
    const [connection] = await connected;
    const last = once(await ask(), 'data');
    expect(reading).toHaveLength(FILES_AT_ONCE);
    gone.destroy();
    await once(connection, 'close');
    reading[0]?.end();
    reading[1]?.end();
    await eventually(async () => reading.length === FILES_AT_ONCE + 1);
    reading.at(-1)?.end();
    expect(String(await last)).toMatch(/^HTTP\/1\.1 200 /u);
    for (const response of reading.slice(2)) response.end();
    expect(reading).toHaveLength(FILES_AT_ONCE + 1);
  });
});

describe('a place of the server', () => {
  it('is held by what is under way, whatever it says that it takes', async () => {
    const { port } = await listenToAll();
    await send(port, 'GET /open HTTP/1.1', `Accept: ${EVENTS}`);
    const refused = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: EVENTS } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.headers.get('x-request-id')).toBe('the id');
  });

  it('is left once by an answer that only listens, and not again when it ends', async () => {
    const open: ServerResponse[] = [];
    const port = await listen((request, response) => {
      if (request.url !== '/open') return answer(request, response);
      if (open.push(response) === 1) leavePlace(response);
    });
    const listening = await send(port, 'GET /open HTTP/1.1');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
    open[0]?.end();
    await once(listening, 'data');
    await send(port, 'GET /open HTTP/1.1');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  });

  it('is left once by everything that stood behind one another on a lost connection', async () => {
    const { port, get } = await listenToAll();
    const socket = await send(
      port,
      ...Array.from({ length: MAX_IN_FLIGHT }, () => 'GET /open HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      'GET /open HTTP/1.1',
    );
    socket.destroy();
    await once(socket, 'close');
    await eventually(async () => (await get()).status === 200);
    await send(port, 'GET /open HTTP/1.1');
    expect((await get()).status).toBe(503);
  });
});
