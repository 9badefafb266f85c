import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import type { RouteHandle } from '@polden/mfe-contract';
import { routes } from '../../remote.tsx';
import { startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { servePage } from '../../testing/serve-page.ts';

const LANDINGS = routes.filter(({ handle }) => handle.layout.startsWith('lite'));
const SENT_FORM = /<form[^>]*method="post"/iu;

let api: LenderApi;
beforeAll(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterAll(() => api.close());

/** Whether a form that is sent stands in the element with this id. */
function hasFormAt(html: string, id: string): boolean {
  const [, part] = html.split(`id="${id}"`);
  return part !== undefined && SENT_FORM.test(part);
}

describe('what the layout of a landing leads to', () => {
  it('is asked of every landing', () => {
    expect(LANDINGS.length).toBeGreaterThan(8);
  });

  it.each(LANDINGS.map(({ path, handle }) => ({ path, form: (handle as RouteHandle).form })))(
    '$path has its form where it says',
    async ({ path, form }) => {
      const { html } = await servePage(path);
      if (form !== undefined) expect(hasFormAt(html, form)).toBe(true);
      // A page that names none has none: else the layout would have no way to it.
      else expect(html).not.toMatch(SENT_FORM);
    },
  );
});
