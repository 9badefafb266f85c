import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../openapi.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PAST_THE_END = ['99999999', '2147483648', '99999999999999999999'];
const NO_PAGES = ['0', '-1', '1.5', '01', '0x1', '1e2', 'x', ''];

describe('the lists that come by pages', () => {
  let api: TestApp;
  let admin: StaffClient;
  let lists: string[];

  beforeAll(async () => {
    api = await startTestApp();
    admin = await signIn(api, 'ADMIN');
    const hasPages = (parameter: object) => 'name' in parameter && parameter.name === 'page';
    lists = Object.entries(openApiDocument(api.app).paths)
      // Without those of one item, which is not there.
      .filter(([path, { get }]) => !path.includes('{') && get?.parameters?.some(hasPages))
      .map(([path]) => path);
  });
  afterAll(() => api.close());

  const ask = (url: string) =>
    api.app.inject({ url, headers: { authorization: `Bearer ${admin.accessToken}` } });
  const asked = async (pages: readonly string[]) =>
    Promise.all(
      lists.flatMap((path) =>
        pages.map(async (page) => {
          const answer = await api.app.inject({
            url: path,
            query: { page, q: 'заём' },
            headers: { authorization: `Bearer ${admin.accessToken}` },
          });
          return { path, page, status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
        }),
      ),
    );

  it('are empty past their end, however far', async () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const { path, page, status, body } of await asked(PAST_THE_END)) {
      const items = Object.entries(body).find(([name]) => name === 'items' || name === 'posts');
      expect({ path, page, status, items: items?.[1] }).toEqual({ path, page, status: 200, items: [] });
    }
  });

  it('have no page that is no number', async () => {
    for (const { path, page, status } of await asked(NO_PAGES))
      expect({ path, page, status }).toEqual({ path, page, status: path.endsWith('blog/posts') ? 404 : 422 });
  });

  it.each(['page=1&page=2', 'page[]=1', 'page%5B0%5D=1'])(
    'have no page that is a list: %s',
    async (query) => {
      for (const path of lists) {
        const { statusCode: status } = await ask(`${path}?q=x&${query}`);
        expect({ path, status }).toEqual({ path, status: path.endsWith('blog/posts') ? 404 : 422 });
      }
    },
  );
});
