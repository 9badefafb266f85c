import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  API_BASE_PATH,
  INVESTOR_CONTRACT_PATHS,
  INVESTOR_PAGE_PATHS,
  INVESTOR_PATHS,
  REQUEST_PATHS,
  SMS_PATHS,
} from '@polden/api-contract';
import { BONDS, CONTRACTS, OPTIONS, POSTS } from './investor-data.ts';

const ANSWERS: Record<string, object> = {
  [`${API_BASE_PATH}${INVESTOR_PATHS.calcOptions}`]: OPTIONS,
  [`${API_BASE_PATH}${INVESTOR_PAGE_PATHS.posts}`]: POSTS,
  [`${API_BASE_PATH}${INVESTOR_PATHS.bonds}`]: BONDS,
  [`${API_BASE_PATH}${INVESTOR_CONTRACT_PATHS.files}`]: CONTRACTS,
  [`${API_BASE_PATH}${SMS_PATHS.request}`]: {
    verification: { need_reset: false, resendAfter: 60, expiresIn: 300 },
  },
  [`${API_BASE_PATH}${SMS_PATHS.confirm}`]: { verified: true, verificationToken: 't' },
  [`${API_BASE_PATH}${REQUEST_PATHS.bond}`]: { ok: true, id: '1', created: '2026-11-22T09:00:00.000Z' },
  [`${API_BASE_PATH}${REQUEST_PATHS.investor}`]: { ok: true, id: '2', created: '2026-11-22T09:00:00.000Z' },
};

export interface InvestorApi {
  origin: string;
  /** How often the options were read. */
  reads: () => number;
  /** What was posted, by path. */
  posted: (path: string) => Record<string, unknown>[];
  close: () => Promise<void>;
}

/** The API over real HTTP; `status` other than 200 is what it answers with, `changed` what it answers instead, by path. */
export async function startInvestorApi(
  status = 200,
  changed: Record<string, object> = {},
): Promise<InvestorApi> {
  let reads = 0;
  const posts: { path: string; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(API_BASE_PATH, '');
    const found = changed[path] ?? ANSWERS[request.url ?? ''];
    if (request.method === 'POST') {
      void json(request).then((body) => posts.push({ path, body: body as Record<string, unknown> }));
    }
    if (found === OPTIONS) reads += 1;
    const answer = found ? status : 404;
    const body = answer === 200 ? found : { code: answer, message: 'Нет' };
    response.writeHead(answer, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    reads: () => reads,
    posted: (path) => posts.filter((post) => post.path === path).map(({ body }) => body),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
