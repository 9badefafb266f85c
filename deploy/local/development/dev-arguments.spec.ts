import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../folders.ts';
import { readDevArguments } from './dev-arguments.ts';

const SITE = 'https://polden.example';
const LENDING = { name: 'mfe-lending', dir: join(CHECKOUT, 'mfe-lending') };
const KEY = process.env['RELEASE_MAP_PUBLIC_KEY'];

beforeEach(() => {
  delete process.env['RELEASE_MAP_PUBLIC_KEY'];
});
afterEach(() => {
  if (KEY !== undefined) process.env['RELEASE_MAP_PUBLIC_KEY'] = KEY;
  else delete process.env['RELEASE_MAP_PUBLIC_KEY'];
});

describe('npm run dev', () => {
  it('alone builds every remote from its source', () => {
    const { remotes, against } = readDevArguments([]);
    expect(remotes).toContainEqual(LENDING);
    expect(remotes.length).toBeGreaterThan(2);
    expect(against).toBeUndefined();
  });

  it('builds only the remotes that are named, by name or by folder', () => {
    expect(readDevArguments(['mfe-lending']).remotes).toEqual([LENDING]);
    expect(readDevArguments([LENDING.dir]).remotes).toEqual([LENDING]);
  });

  it('takes the address of a deployed site and the key of its map', () => {
    expect(readDevArguments(['mfe-lending', '--against', `${SITE}/blog`, '--map-key', 'abc'])).toEqual({
      remotes: [LENDING],
      against: { origin: SITE, mapKey: 'abc', artifacts: undefined },
    });
  });

  it('takes the key from the environment', () => {
    process.env['RELEASE_MAP_PUBLIC_KEY'] = 'from-env';
    expect(readDevArguments(['mfe-lending', '--against', SITE]).against?.mapKey).toBe('from-env');
  });

  it.each([
    [['mfe-nothing'], 'Нет микрофронтенда mfe-nothing'],
    [['--against', SITE], 'запускают один микрофронтенд'],
    [['mfe-lending', 'mfe-content', '--against', SITE], 'запускают один микрофронтенд'],
    [['mfe-lending', '--against', 'polden.example'], 'нужен адрес целиком'],
    [['mfe-lending', '--map-key', 'abc'], 'только вместе с --against'],
    [['mfe-lending', '--agianst', SITE], 'Не понимаю аргументы'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readDevArguments(args)).toThrow(message);
  });
});
