import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE_PATH, INVESTOR_PATHS } from '@polden/api-contract';
import { OPTIONS } from './investor-data.ts';

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
    const known = request.url === `${API_BASE_PATH}${INVESTOR_PATHS.calcOptions}`;
    if (known) reads += 1;
    const answer = known ? status : 404;
    const body = answer === 200 ? OPTIONS : { code: answer, message: 'Нет' };
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
