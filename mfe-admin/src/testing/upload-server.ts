import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE_PATH } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { sessionStore } from '@polden/session';
import type { Answer } from './answers.ts';

export interface Received {
  /** Relative to /api/v1/. */
  path: string;
  headers: Record<string, unknown>;
  body: string;
}

/** Takes what a page sends, over real HTTP, and answers as the test says; 'wait' keeps the page waiting. */
export interface UploadServer {
  received: Received[];
  answer: Answer | 'wait';
  /** For those that wait, each of them once. */
  answerWaiting(answer: Answer): void;
  close(): Promise<void>;
}

/** Starts it and redirects XMLHttpRequest and fetch of this page to it: in a test their own addresses have no server. */
export async function startUploadServer(): Promise<UploadServer> {
  const received: Received[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const server = createServer((request, response) => {
    allowAnyPage(response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').replace(API_BASE_PATH, '');
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const { answer } = state;
      if (answer === 'wait') waiting.push(send);
      else send(answer);
    });
    function send(answer: Answer): void {
      if (typeof answer === 'string') request.socket.destroy();
      else
        response
          .writeHead(answer.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer.body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configureHttp({ origin, bearer: () => sessionStore.getState().accessToken });
  const forget = leadRequestsTo(origin);
  const state: UploadServer = {
    received,
    answer: 'wait',
    answerWaiting: (answer) => waiting.splice(0).forEach((send) => send(answer)),
    close: () =>
      new Promise((resolve) => {
        forget();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}

function leadRequestsTo(origin: string): () => void {
  const Real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class extends Real {
    override open(method: string, url: string | URL): void {
      super.open(method, new URL(url, origin));
    }
  };
  return () => {
    globalThis.XMLHttpRequest = Real;
  };
}

function allowAnyPage(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*, authorization');
}
