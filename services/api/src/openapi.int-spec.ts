import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCESS_TOKEN_COOKIE } from '@polden/api-contract';
import { openApiDocument } from './openapi.ts';
import { signIn } from './testing/staff.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const PAGES = ['/api/docs', '/api/docs/', '/api/docs/swagger-ui-init.js', '/api/docs-json'];
const YAML = ['/api/docs-yaml', '/api/docs/yaml', '/api/docs.yaml', '/api/v1/docs-yaml'];

let api: TestApp;

const statuses = async (urls: readonly string[], headers: Record<string, string> = {}) =>
  Promise.all(urls.map(async (url) => [url, (await api.app.inject({ url, headers })).statusCode]));
const all = (urls: readonly string[], status: number) => urls.map((url) => [url, status]);

describe('the description of the API on a laptop', () => {
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('is open', async () => {
    expect(await statuses(PAGES)).toEqual(all(PAGES, 200));
    const { body } = await api.app.inject({ url: '/api/docs-json' });
    expect(JSON.parse(body)).toMatchObject({ openapi: expect.any(String), paths: expect.any(Object) });
  });

  it('says what each call answers', () => {
    const operations = Object.entries(openApiDocument(api.app).paths).flatMap(([path, item]) =>
      [item.get, item.post].flatMap((operation) =>
        operation ? [{ path, answers: operation.responses }] : [],
      ),
    );
    const silent = operations.filter(({ answers: { 200: ok } }) => ok && !('content' in ok));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('says of each act on an item that it may name the version, and meets a conflict when that is old', () => {
    const { paths } = openApiDocument(api.app);
    const acts = [
      ...['publish', 'unpublish', 'remove', 'remove-img', 'grand-add', 'grand-remove', 'grand-move'].map(
        (act) => `media-our/${act}`,
      ),
      ...['move-up', 'move-down', 'move-item', 'update'].map((act) => `vacancy/${act}`),
    ];
    const silent = acts.filter((act) => {
      const operation = paths[`/api/v1/admin/${act}/{id}`]?.post;
      return !(operation?.requestBody && operation.responses[409]);
    });
    expect(silent).toEqual([]);
  });

  it('runs its own scripts only, of which none is in the page', async () => {
    const { headers, body } = await api.app.inject({ url: '/api/docs' });
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=/u);
    const other = await api.app.inject({ url: '/api/v1/menu' });
    expect(other.headers['content-security-policy']).toBeUndefined();
  });

  it('is not written as YAML', async () => {
    expect(await statuses(YAML)).toEqual(all(YAML, 404));
  });
});

describe('the description of the API elsewhere', () => {
  beforeAll(async () => {
    api = await startTestApp({ configure: (config) => ({ ...config, local: false }) });
  });
  afterAll(() => api.close());

  it('takes a right of its own, by header or by cookie', async () => {
    const urls = [...PAGES, '/api/docs/swagger-ui.css', '/api/docs?x=1'];
    expect(await statuses(urls)).toEqual(all(urls, 401));
    const spelt = [
      '/API/DOCS',
      '/api/%64ocs-json',
      '/api/docs%2Djson',
      '//api/docs-json',
      '/api/v1/../docs-json',
    ];
    for (const [url, status] of await statuses(spelt)) {
      expect([url, [401, 404].includes(Number(status))]).toEqual([url, true]);
    }
    const manager = await signIn(api, 'MANAGER');
    expect(await statuses(PAGES, { authorization: `Bearer ${manager.accessToken}` })).toEqual(
      all(PAGES, 403),
    );
    const admin = await signIn(api, 'ADMIN');
    expect(await statuses(PAGES, { authorization: `Bearer ${admin.accessToken}` })).toEqual(all(PAGES, 200));
    const cookie = `${ACCESS_TOKEN_COOKIE}=${admin.accessToken}`;
    expect(await statuses(PAGES, { cookie })).toEqual(all(PAGES, 200));
  });

  it('is not written as YAML for anybody', async () => {
    const admin = await signIn(api, 'ADMIN', 'second-admin');
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    expect(await statuses(YAML, headers)).toEqual(all(YAML, 404));
  });
});
