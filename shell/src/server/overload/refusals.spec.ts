import { createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { busyPage } from './busy-page.ts';
import { Refusals } from './refusals.ts';

let server: Server;
/** For how many there is room. */
let room: number;
let refusals: Refusals;
let held: ServerResponse[];
/** Addresses of the requests that were handled, in order. */
let handled: (string | undefined)[];
/** Lines of the log. */
let said: string[];

beforeEach(async () => {
  [room, held, handled, said] = [0, [], [], []];
  refusals = new Refusals({
    busy: () => busyPage({ phones: [] }),
    headersOf: () => ({ 'x-request-id': 'of-this-request' }),
    hasRoom: () => room > 0 && room-- > 0,
    report: (message) => void said.push(message),
    most: 20,
    handler: (request, response) => {
      handled.push(request.url);
      response.end('the page');
    },
  });
  server = createServer((request, response) => {
    held.push(response);
    refusals.add(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => void server.close());

interface Told {
  status: number;
  body: string;
  /** Milliseconds from the question to its answer. */
  took: number;
  headers: Record<string, unknown>;
}

function ask(method = 'GET', path = '/'): Promise<Told> {
  const { port } = server.address() as AddressInfo;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', method, path, agent: false }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      text(answer).then(
        (body) => resolve({ status, body, headers, took: performance.now() - began }),
        reject,
      );
    }).on('error', reject);
  });
}

describe('whoever is refused', () => {
  it('is told so after a moment, together with all others, and when to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    for (const { status, body, headers, took } of answers) {
      expect([status, headers['retry-after'], headers['x-request-id']]).toEqual([
        503,
        '3',
        'of-this-request',
      ]);
      expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
      expect(body).toContain('Сейчас слишком много посетителей');
      expect(took).toBeGreaterThan(100);
    }
    expect((await ask('HEAD')).body).toBe('');
    // One line for all of them.
    expect(said).toEqual(['there are more requests than can be answered: some are refused']);
  });

  it('is told so at once where too many are held, as of one connection that asks for all there is', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(25));
    while (held.length < 25) await new Promise((resolve) => setImmediate(resolve));
    expect(held.map(({ writableEnded }) => writableEnded)).toEqual([
      ...Array.from({ length: 20 }, () => false),
      ...Array.from({ length: 5 }, () => true),
    ]);
    socket.destroy();
  });

  it('gets his page when the crowd is over before that', async () => {
    const asked = ask();
    room = 1;
    expect((await asked).body).toBe('the page');
  });

  it('comes before those who have waited for longer as soon as there is room, and not before', async () => {
    const first = ask('GET', '/first');
    while (held.length < 1) await new Promise((resolve) => setImmediate(resolve));
    const last = ask('GET', '/last');
    while (held.length < 2) await new Promise((resolve) => setImmediate(resolve));
    room = 1;
    refusals.fill();
    expect(handled).toEqual(['/last']);
    expect((await last).body).toBe('the page');
    expect((await first).status).toBe(503);
    expect(handled).toEqual(['/last']);
  });

  it('and has gone meanwhile has nothing done for him', async () => {
    const { port } = server.address() as AddressInfo;
    const gone = connect(port, '127.0.0.1').on('error', () => undefined);
    gone.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2));
    const other = ask();
    while (held.length < 3) await new Promise((resolve) => setImmediate(resolve));
    gone.destroy();
    room = 3;
    await other;
    expect(handled).toHaveLength(1);
  });
});
