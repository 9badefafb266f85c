import { expect, it } from '@jest/globals';
import { formerLeadOf } from './index.ts';

it.each([
  ['/map', '/karta-saita'],
  ['/Map/', '/karta-saita'],
  ['/partneram/agentam', '/stante-nashim-agentom-v-regione'],
  ['/zajmy-i-kredity', '/blog'],
  ['/welcome/primer', '/dengi-pod-zalog'],
  ['/welcome/:page?', '/dengi-pod-zalog'],
  ['/welcome/*', '/dengi-pod-zalog'],
])('nobody sees a page at %s: it leads to %s', (pattern, target) => {
  expect(formerLeadOf(pattern)).toBe(target);
});

it.each([
  '/',
  '/blog/',
  '/:slug',
  '/*',
  '/{brand}',
  '/partneram/:who',
  '/map/:id',
  '/dengi-pod-zalog/novosti',
])('a page at %s is seen', (pattern) => {
  expect(formerLeadOf(pattern)).toBeNull();
});
