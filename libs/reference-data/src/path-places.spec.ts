import { describe, expect, it } from '@jest/globals';
import { fillPath, readPathPlaces } from './index.ts';

describe('places in paths', () => {
  it('are filled from the configuration of the deployment', () => {
    const places = readPathPlaces({ BRAND_SLUG: 'rassvet', BRAND_LOAN_PAGE_1: '/zaim-rassvet' });
    const paths = ['/about-{brand}', '/{loanPage1}', '/{loanPage2}', '/blog/:post', '/{nobody}'];
    expect(paths.map((path) => fillPath(path, places))).toEqual([
      '/about-rassvet',
      '/zaim-rassvet',
      '/zaim-polden-onlajn',
      '/blog/:post',
      '/{nobody}',
    ]);
  });

  it.each(['', '/', '/a/b', '//evil.example', '/:page', '/zaim polden'])('refuse %j', (page) => {
    expect(() => readPathPlaces({ BRAND_LOAN_PAGE_2: page })).toThrow('BRAND_LOAN_PAGE_2');
  });
});
