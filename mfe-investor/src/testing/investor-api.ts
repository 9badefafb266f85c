import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE_PATH, INVESTOR_PAGE_PATHS, INVESTOR_PATHS } from '@polden/api-contract';
import { OPTIONS, POSTS } from './investor-data.ts';

const ANSWERS: Record<string, object> = {
  [`${API_BASE_PATH}${INVESTOR_PATHS.calcOptions}`]: OPTIONS,
  [`${API_BASE_PATH}${INVESTOR_PAGE_PATHS.posts}`]: POSTS,
};

export interface InvestorApi {
  origin: string;
  /** How often the options were read. */
  reads: () => number;
  close: () => Promise<void>;
}

/** The API over real HTTP; `status` other than 200 is what it answers with. */
export async function startInvestorApi(status = 200): Promise<InvestorApi> {
  let reads = 0;
  const server = createServer((request, response) => {
    const found = ANSWERS[request.url ?? ''];
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
