import { describe, expect, it } from '@jest/globals';
import { ownHosts } from './hosts.ts';

describe('own hosts', () => {
  const production = ownHosts(new URL('https://polden.example'), false);
  const local = ownHosts(new URL('http://localhost:4200'), true);

  it.each(['polden.example', 'spb.polden.example', 'SPB.Polden.example'])('accept %s', (host) => {
    expect(production(host)).toBe(true);
  });

  it.each(['evil.example', 'polden.example.evil.example', 'notpolden.example', 'localhost', ''])(
    'refuse %s',
    (host) => {
      expect(production(host)).toBe(false);
    },
  );

  it('accept loopback names in local mode only', () => {
    expect(['localhost:4200', '127.0.0.1:4200', 'spb.polden.localhost:4200'].every(local)).toBe(true);
    expect(local('evil.example:4200')).toBe(false);
  });
});
