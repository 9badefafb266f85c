import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Observations, ShellFailure } from '@polden/api-contract';
import { ObservationsSender } from './observations.ts';

const RESTS: ShellFailure = {
  remote: 'mfe-a',
  version: '1.1.0',
  kind: 'pages',
  how: 'no rate',
  at: '2026-11-20T10:00:00.000Z',
};

let sender: ObservationsSender;
let taken: (batch: Observations) => void;
const api = createServer((request, response) => {
  void json(request).then((batch) => {
    response.writeHead(204).end();
    taken(batch as Observations);
  });
});

/** The next batch that the API is sent. */
const nextBatch = () => new Promise<Observations>((resolve) => (taken = resolve));

/** None is expected, also when it is stopped while it sends. */
const problems: string[] = [];

beforeEach(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  sender = new ObservationsSender({
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    environment: 'local',
    secret: Buffer.from('secret'),
    onProblem: (message) => void problems.push(message),
  });
});
afterEach(async () => {
  sender.stop();
  api.closeAllConnections();
  api.close();
  await once(api, 'close');
  expect(problems.splice(0)).toEqual([]);
});

describe('what a shell tells of releases that fail', () => {
  it('comes at the start, so that it is known to be there, and with each change in a process', async () => {
    const first = nextBatch();
    sender.start();
    expect(await first).toMatchObject({ counts: [], failing: [] });
    const second = nextBatch();
    sender.tellFailing(1, [RESTS]);
    sender.tellFailing(2, [RESTS]);
    expect((await second).failing).toEqual([RESTS]);
    const third = nextBatch();
    sender.tellFailing(1, []);
    expect((await third).failing).toEqual([RESTS]);
    const last = nextBatch();
    sender.tellFailing(2, []);
    expect((await last).failing).toEqual([]);
  }, 20_000);
});
