import { describe, expect, it } from '@jest/globals';
import { isShellPage } from './allowed-origin.ts';

const SHELL = 'http://localhost:4200';

describe('pages that may load a remote in development', () => {
  it.each(['http://localhost:4200', 'http://127.0.0.1:4200', 'http://spb.polden.localhost:4200'])(
    '%s may',
    (origin) => {
      expect(isShellPage(origin, SHELL)).toBe(true);
    },
  );

  it.each([
    'http://localhost:8080',
    'https://localhost:4200',
    'http://evil.example:4200',
    'http://notlocalhost:4200',
    'null',
  ])('%s may not', (origin) => {
    expect(isShellPage(origin, SHELL)).toBe(false);
  });

  it('includes city subdomains of a shell on another machine', () => {
    expect(isShellPage('https://spb.polden.example', 'https://polden.example')).toBe(true);
  });
});
