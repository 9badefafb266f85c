import { expect, it } from '@jest/globals';
import { pageUrl } from './page-place.ts';

it.each(['/blog/post#other', '/blog/post#'])('knows no mark in the address of a page: %s', (target) => {
  expect(pageUrl(target, 'https://polden.example')?.href).toBe('https://polden.example/blog/post');
});
