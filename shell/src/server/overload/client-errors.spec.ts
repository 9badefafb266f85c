import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answerClientError } from './client-errors.ts';

let server: Server;

beforeEach(async () => {
  server = createServer(
    { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 },
    (request, response) => request.resume().on('end', () => response.end('read')),
  );
  server.on('clientError', (error, socket) => answerClientError(error, socket as Socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

describe('a request that does not come to its end', () => {
  it.each([
    ['its head', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
    ['its body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nab'],
  ])('is answered with 408 and closed when %s is too slow', async (_what, begun) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(begun);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('Запрос шёл слишком долго');
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  });
});
