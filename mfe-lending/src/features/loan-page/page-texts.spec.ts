import { expect, it } from '@jest/globals';
import { PAGES_WITH_TEXTS, TEXT_PATHS } from '@polden/api-contract';
import type { RemoteRoute } from '@polden/mfe-contract';
import { routes } from '../../remote.tsx';

it('the pages for which editors may write texts are those that read them', () => {
  const reading = (routes as readonly RemoteRoute[]).filter(({ handle }) =>
    handle.reads?.includes(TEXT_PATHS.descriptions),
  );
  expect(new Map(reading.map(({ path, handle }) => [handle.chunk, path]))).toEqual(new Map(PAGES_WITH_TEXTS));
});
