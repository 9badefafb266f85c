import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTENT_TYPES } from '@polden/content-model';
import { openApiDocument } from './openapi.ts';
import { ContentSamples } from './testing/content.ts';
import { type HostileCall, hostileCalls } from './testing/hostile-calls.ts';
import { registeredRoutes } from './testing/routes.ts';
import { signIn, type StaffClient } from './testing/staff.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const SERVER_ERROR = 500;
/** What validators say when nobody speaks for them. */
const OF_LIBRARY = /Validation failed|must be (?:an?|one|either) |should not be /u;
/** The first start of a run migrates a database from its beginning. */
const START_MS = 180_000;

/** What nothing may answer with 500: each place of each route gets the values that PostgreSQL refuses. */
describe('values that no column can hold', () => {
  let api: TestApp;
  let admin: StaffClient;
  let calls: HostileCall[];

  beforeAll(async () => {
    api = await startTestApp();
    admin = await signIn(api, 'ADMIN');
    const samples = new ContentSamples(api, admin);
    // What looks for an earlier version, or for a neighbour, needs an item to begin with.
    for (const type of CONTENT_TYPES) await samples.add(type);
    calls = hostileCalls(registeredRoutes(api), openApiDocument(api.app));
  }, START_MS);
  afterAll(() => api.close());

  const statusesOf = async (given: readonly HostileCall[]): Promise<[HostileCall, number, string][]> => {
    const answers: [HostileCall, number, string][] = [];
    for (const call of given) {
      const { method, url, body } = call;
      const answer = await api.app.inject({
        method,
        url,
        ...(body !== undefined && { payload: body }),
        headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
      });
      answers.push([call, answer.statusCode, answer.body]);
    }
    return answers;
  };
  const told = ([{ method, url, body }, status, answer]: [HostileCall, number, string]) =>
    `${method} ${url} ${body ?? ''} → ${status} ${answer}`;

  it('reach the paths, the queries and the bodies of the staff and of everybody', () => {
    expect(calls.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/api/v1/admin/faq/revision/1?version=9999999999999999999',
        '/api/v1/admin/blog/list?search=%00',
        '/api/v1/admin/blog/bulk',
        '/api/v1/admin/blog/update/2147483648',
        '/api/v1/lead/create',
      ]),
    );
    expect(calls.map(({ body }) => body)).toEqual(
      expect.arrayContaining([expect.stringMatching(/"ids":\[2147483648\]/u)]),
    );
  });

  it('are answered below 500 everywhere, and as what they are where they can be no record, no version and no text', async () => {
    const answers = await statusesOf(calls);
    const failed = answers.filter(([, status]) => status >= SERVER_ERROR);
    expect(failed.map(told)).toEqual([]);
    const taken = answers.filter(([{ status: due }, status]) => due !== null && status !== due);
    expect(taken.map(told)).toEqual([]);
    const english = answers.filter(([, , answer]) => OF_LIBRARY.test(answer));
    expect(english.map(told)).toEqual([]);
  }, 600_000);
});
