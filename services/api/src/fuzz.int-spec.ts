import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import fc from 'fast-check';
import { openApiDocument } from './openapi.ts';
import { verifyPhone } from './testing/borrower.ts';
import { malformedBodies, type Schema } from './testing/openapi-bodies.ts';
import { registeredRoutes } from './testing/routes.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** `npm run proof:fuzz` says 10,000; an ordinary run is content with a sample. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const SERVER_ERROR = 500;
/** The first start of a run migrates a database from its beginning. */
const START_MS = 180_000;
/** Of a stack trace, of SQL, and of the folders that the program lies in. */
const LEAK =
  /\bat [\w.<>]+ \(|node_modules|\.ts:\d|\/src\/|SELECT |INSERT |syntax error|violates|QueryFailed|ECONNREFUSED/u;

interface Target {
  path: string;
  schema: Schema;
}

/** What anybody on the internet may send: every public POST of the OpenAPI document. */
describe('malformed bodies', () => {
  let api: TestApp;
  let targets: Target[];
  let schemas: Record<string, Schema>;
  let token: string;

  beforeAll(async () => {
    api = await startTestApp({
      configure: (config) => {
        const lots = { points: 10_000_000, seconds: 1 };
        const limits = Object.fromEntries(
          Object.entries(config.limits).map(([area, values]) => [area, raised(values as object, lots)]),
        ) as unknown as typeof config.limits;
        // Nor does anybody wait for the next code.
        const sms = { ...limits.sms, resendSeconds: 0, resendMaxSeconds: 0 };
        return { ...config, limits: { ...limits, sms, lookMs: config.limits.lookMs } };
      },
    });
    const document = openApiDocument(api.app);
    schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
    const open = registeredRoutes(api).filter(
      ({ access, method }) => access === 'public' && method === 'POST',
    );
    targets = open.flatMap(({ path }) => {
      const operation = document.paths[`/api/v1/${path.replace(/:(\w+)/gu, '{$1}')}`]?.post;
      const body = operation?.requestBody;
      const content = body && 'content' in body ? Object.values(body.content)[0]?.schema : undefined;
      return content ? [{ path, schema: content as Schema }] : [];
    });
    token = await verifyPhone(api, '79161234567');
  }, START_MS);
  afterAll(() => api.close());

  it('reach every public form', () => {
    expect(targets.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'lead/create',
        'lead/refinance',
        'agent/request',
        'vacancy/reply-vac',
        'investor/add',
      ]),
    );
    expect(targets.length).toBeGreaterThan(25);
  });

  it(`are answered below 500 and without a word of the inside, ${RUNS} of them (seed ${SEED})`, async () => {
    const cases = fc.integer({ min: 0, max: targets.length - 1 }).chain((index) => {
      const { path, schema } = targets[index] ?? { path: '', schema: {} };
      return fc.record({ path: fc.constant(path), body: malformedBodies(schema, schemas) });
    });
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(cases, async ({ path, body }) => {
        const answer = await api.app.inject({
          method: 'POST',
          url: `/api/v1/${path}`,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', [PHONE_VERIFICATION_HEADER]: token },
        });
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (answer.statusCode >= SERVER_ERROR)
          throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
        if (answer.statusCode >= 400 && LEAK.test(answer.body))
          throw new Error(`${path} leaks: ${answer.body}`);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // An answer that says «too often» has tested nothing.
    expect(statuses.get(429) ?? 0).toBe(0);
    expect([...statuses.keys()].filter((status) => status < 400 || status === 422).length).toBeGreaterThan(0);
  }, 1_800_000);
});

/** Every budget of the area, without an end. */
function raised(values: object, budget: { points: number; seconds: number }): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && 'points' in value ? budget : value,
    ]),
  );
}
