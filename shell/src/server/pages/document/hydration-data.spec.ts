import { describe, expect, it } from '@jest/globals';
import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { hydrationData } from './hydration-data.ts';
import { joined } from './text-parts.ts';

const SITE = { brand: '</script>' };

/** What the browser reads after a request for `/` of a page with this loader. */
async function readBack(loader: () => unknown, site: unknown = SITE): Promise<Record<string, unknown>> {
  const routes: RouteObject[] = [
    { id: 'shell', loader: () => site, children: [{ id: 'page', path: '/', loader }] },
  ];
  const context = (await createStaticHandler(routes).query(
    new Request('http://localhost/'),
  )) as StaticHandlerContext;
  const json = joined(hydrationData(context));
  expect(json).not.toContain('<');
  return JSON.parse(json) as Record<string, unknown>;
}

describe('hydration data', () => {
  it('holds the data of the site and of the page', async () => {
    const first = await readBack(() => ({ sum: 1 }));
    expect(first).toEqual({
      loaderData: { shell: SITE, page: { sum: 1 } },
      actionData: null,
      errors: null,
    });
    const second = await readBack(() => ({ sum: 2 }));
    expect(second['loaderData']).toEqual({ shell: SITE, page: { sum: 2 } });
  });

  it('follows the data of the site', async () => {
    const { loaderData } = await readBack(() => null, { brand: 'Полночь' });
    expect(loaderData).toEqual({ shell: { brand: 'Полночь' }, page: null });
  });

  it('leaves out what a loader did not give', async () => {
    const { loaderData } = await readBack(() => undefined);
    expect(loaderData).toEqual({ shell: SITE });
  });

  it('tells the status of an expected error and nothing of an unexpected one', async () => {
    const { errors } = await readBack(() => {
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    });
    expect(errors).toEqual({ shell: expect.objectContaining({ status: 404, __type: 'RouteErrorResponse' }) });
    const unexpected = await readBack(() => {
      throw new Error('password of the database');
    });
    expect(JSON.stringify(unexpected)).not.toContain('password');
  });
});
