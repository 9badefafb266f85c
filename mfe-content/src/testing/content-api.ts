import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_BASE_PATH } from '@polden/api-contract';

/** What the API answers to a read or a write; a function gets the query and what was posted. */
type Answer = object | ((query: URLSearchParams, posted: string) => object);

/** The API of the content over real HTTP: a test says what stands at which path. */
export interface ContentApi {
  origin: string;
  /** By path behind the base; a path that is not there answers 404. */
  answers: Record<string, Answer>;
  /** While it is set, every call is answered with this status. */
  outage: number | null;
  /** Bodies of the writes, in their order. */
  posted: { path: string; body: string }[];
  close(): Promise<void>;
}

export async function startContentApi(): Promise<ContentApi> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
      const path = decodeURIComponent(pathname.replace(API_BASE_PATH, ''));
      if (request.method === 'POST') api.posted.push({ path, body });
      const answer = api.outage === null ? api.answers[path] : undefined;
      const status = api.outage ?? (answer === undefined ? 404 : 200);
      const found = typeof answer === 'function' ? answer(searchParams, body) : answer;
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(found ?? { code: status, message: 'Отказ' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: ContentApi = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: {},
    outage: null,
    posted: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}
