import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { parseUrl } from './parse-url.ts';

const parse = Reflect.getOwnPropertyDescriptor(URL, 'parse');
beforeEach(() => void Reflect.deleteProperty(URL, 'parse'));
afterEach(() => void Reflect.defineProperty(URL, 'parse', parse ?? {}));

it('reads an address where the browser has no URL.parse', () => {
  expect(parseUrl('https://polden.example/blog?page=2')?.search).toBe('?page=2');
  expect(parseUrl('/blog', 'https://polden.example')?.href).toBe('https://polden.example/blog');
});

it('gives null for what is no address', () => {
  expect(parseUrl('')).toBeNull();
  expect(parseUrl('/blog')).toBeNull();
});
