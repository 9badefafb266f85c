import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../openapi.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** What is empty in them is refused, or no subject of the blog: see query-page.int-spec.ts and blog-subjects.int-spec.ts. */
const PLACES = ['page', 'ourPage', 'otherPage', 'videoPage', 'category'];

let api: TestApp;
let admin: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  admin = await signIn(api, 'ADMIN');
});
afterAll(() => api.close());

const statusOf = async (url: string) =>
  (await api.app.inject({ url, headers: { authorization: `Bearer ${admin.accessToken}` } })).statusCode;

describe('a parameter of a query', () => {
  it('that is empty is as if it were not there, where it may be left out', async () => {
    const empty = Object.entries(openApiDocument(api.app).paths).flatMap(([path, { get }]) =>
      // Without those of one item, which is not there, and what is listened to.
      path.includes('{') || path.endsWith('/events')
        ? []
        : (get?.parameters ?? []).flatMap((parameter) =>
            'name' in parameter &&
            parameter.in === 'query' &&
            !parameter.required &&
            !PLACES.includes(parameter.name)
              ? [{ path, name: parameter.name }]
              : [],
          ),
    );
    expect(empty.length).toBeGreaterThan(40);
    for (const { path, name } of empty) {
      const status = await statusOf(`${path}?${name}=`);
      expect({ path, name, status }).toEqual({ path, name, status: await statusOf(path) });
    }
  });

  it.each([
    ['admin/history-document/find?action=&manager=&fileName=&search=', 200],
    ['loan-document/index?archived=&year=', 200],
    ['blog/posts?category=', 404],
    ['media/item?identifier=', 404],
    ['admin/lead?kind=&status=&delivery=&product=', 200],
    ['admin/lead?kind=x', 422],
  ])('%s → %d', async (path, status) => {
    expect(await statusOf(`/api/v1/${path}`)).toBe(status);
  });
});
