import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { routerCoreOf } from '../production-router.ts';

const load = createRequire(import.meta.url)('./router-core-loader.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;

const SHELL = join(import.meta.dirname, '../../../../shell');
const resourcePath = routerCoreOf(SHELL);
const source = readFileSync(resourcePath, 'utf8');
const view = (text: string) => load.call({ resourcePath }, text);

describe('the view of the router with what navigates', () => {
  it('takes contexts and all of React from the first view, and gives two functions', () => {
    const text = view(source);
    expect(text).not.toMatch(/React\d*\.\w|forwardRef|from "react"/);
    expect(text.match(/^export .*/gm)).toEqual([
      'export { createBrowserRouter, createRouter as UNSAFE_createRouter };',
    ]);
    expect(text).toContain(`from './${resourcePath.slice(dirname(resourcePath).length + 1)}';`);
  });

  it.each(['matchRoutes', 'IDLE_NAVIGATION', 'createHashRouter', 'parseHydrationData'])(
    'fails for another text, as one without %s',
    (name) => {
      expect(() => view(source.replaceAll(name, `${name}2`))).toThrow('another one than expected');
    },
  );
});
