import type { Socket } from 'node:net';

interface ClientError extends Error {
  code?: string;
}

const ANSWERS: Record<string, [status: string, words: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Запрос шёл слишком долго'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Слишком длинные заголовки запроса'],
};
const BAD: [status: string, words: string] = ['400 Bad Request', 'Запрос не удалось прочитать'];

/** Answers what is no request, or did not become one in time, and closes the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, words] = ANSWERS[error.code ?? ''] ?? BAD;
  const body = Buffer.from(words);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  // A client that sends slowly may read slowly, too.
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]), () => socket.destroy());
}
