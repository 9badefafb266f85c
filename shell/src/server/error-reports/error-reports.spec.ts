import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { SiteHosts } from '../city/site-hosts.ts';
import { ErrorCollector } from './error-collector.ts';
import { errorReports } from './error-reports.plugin.ts';
import { sentryEndpoint } from './sentry-envelope.ts';

const ORIGIN = 'http://localhost';
const REPORT = {
  level: 'error',
  message: 'POST lead/create?phone=79161234567: 500 for 8 916 123-45-67',
  stack: 'Error: x\n at https://polden.example/mfe/a.js?b:1:2',
  remote: 'mfe-lending',
  path: '/dengi-pod-zalog?phone=1',
};

let service: Server;
let app: FastifyInstance;
let collector: ErrorCollector;
let received: (envelope: { auth: unknown; url: unknown; lines: Record<string, unknown>[] }) => void;

beforeEach(async () => {
  service = createServer((request, response) => {
    response.end('{}');
    void text(request).then((body) =>
      received({
        auth: request.headers['x-sentry-auth'],
        url: request.url,
        lines: body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>),
      }),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  app = fastify();
  collector = new ErrorCollector({ dsn: `http://key@127.0.0.1:${port}/sub/42`, environment: 'test' });
  errorReports(app, {
    collector,
    hosts: new SiteHosts({ publicOrigin: new URL(ORIGIN), local: true }),
  });
});

afterEach(async () => {
  await app.close();
  await new Promise((resolve) => service.close(resolve));
});

const OURS = { origin: ORIGIN, host: 'localhost' };
const send = (payload: object, headers: Record<string, string> = OURS, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/telemetry/error', headers, payload, remoteAddress });

/** What has come by the time an error of the server has, which is reported after it. */
async function arrivedBeforeServer(report: () => Promise<void>): Promise<string[]> {
  const values: string[] = [];
  const served = new Promise<void>((resolve) => {
    received = ({ lines: [, , event] }) => {
      const { tags, exception } = event as {
        tags: { side: string };
        exception: { values: { value: string }[] };
      };
      if (tags.side === 'server') resolve();
      else values.push(exception.values[0]?.value ?? '');
    };
  });
  await report();
  collector.failed({ url: '/' }, { message: 'broken' });
  await served;
  return values;
}

describe('an error of a browser', () => {
  it('is handed on without what may be personal', async () => {
    const arrival = new Promise<Parameters<typeof received>[0]>((resolve) => (received = resolve));
    expect((await send(REPORT)).statusCode).toBe(204);
    const { auth, url, lines } = await arrival;
    expect([auth, url]).toEqual([expect.stringContaining('sentry_key=key'), '/sub/api/42/envelope/']);
    expect(lines[1]).toEqual({ type: 'event' });
    expect(lines[2]).toMatchObject({
      level: 'error',
      environment: 'test',
      tags: { remote: 'mfe-lending', side: 'browser' },
      request: { url: '/dengi-pod-zalog' },
      exception: { values: [{ value: 'POST lead/create 500 for •' }] },
    });
    expect(JSON.stringify(lines)).not.toMatch(/916\D*123\D*45\D*67/u);
  });

  it.each([
    [{ ...REPORT, level: 'fatal' }, undefined, 422],
    [{ ...REPORT, message: 5 }, undefined, 422],
    [REPORT, { origin: 'https://evil.example', host: 'localhost' }, 403],
    [REPORT, { origin: ORIGIN, host: 'evil.example' }, 421],
  ])('is refused when it is none of ours: %#', async (payload, headers, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
  });
});

describe('whoever reports without end', () => {
  it('from one network is heard a few times, others still are', async () => {
    const values = await arrivedBeforeServer(async () => {
      for (let count = 0; count < 30; count += 1) await send(REPORT, OURS, `2001:db8:1:${count}::1`);
      await send({ ...REPORT, message: 'another' }, OURS, '2001:db8:2::1');
    });
    expect([values.length, values.filter((value) => value === 'another').length]).toEqual([11, 1]);
  });

  it('from everywhere takes no turn of what fails on the server', async () => {
    const values = await arrivedBeforeServer(async () => {
      for (let count = 0; count < 100; count += 1) await send(REPORT, OURS, `203.0.${count}.1`);
    });
    expect(values).toHaveLength(60);
  });
});

it('an error of the server is handed on, what a visitor does wrong is not', async () => {
  const recorded: string[] = [];
  const faults = collector.watching({ record: ({ outcome }) => void recorded.push(outcome) });
  const page = { remote: 'mfe-test', version: '1.0.0', channel: 'stable' } as const;
  const arrivals: unknown[] = [];
  const both = new Promise<void>((resolve) => {
    received = ({ lines }) => {
      arrivals.push(lines[2]);
      if (arrivals.length === 2) resolve();
    };
  });
  faults.record({ ...page, outcome: 'ok' });
  faults.record({ ...page, outcome: 'render', message: 'no page for 8 916 123-45-67' });
  collector.failed({ url: '/a' }, { message: 'too large', statusCode: 413 });
  const stack = 'Error: ivan@mail.example\n at https://polden.example/mfe/a.js?phone=79161234567:1:2';
  collector.failed({ url: '/b/79161234567?phone=1' }, { message: 'Unknown: ivan@mail.example', stack });
  await both;
  expect(recorded).toEqual(['ok', 'render']);
  expect(arrivals).toHaveLength(2);
  expect(arrivals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        exception: { values: [{ type: 'Error', value: 'mfe-test@1.0.0 render: no page for •' }] },
      }),
      expect.objectContaining({
        request: { url: '/b/•' },
        tags: { remote: 'shell', side: 'server' },
        exception: { values: [{ type: 'Error', value: 'Unknown: •' }] },
        extra: { stack: 'Error: •\n at https://polden.example/mfe/a.js' },
      }),
    ]),
  );
});

it('a DSN names the project and the key', () => {
  expect(sentryEndpoint('https://abc@errors.example/7').url).toBe('https://errors.example/api/7/envelope/');
});
