import { expect, it } from '@jest/globals';
import { DEFAULT_CITY_HOSTS, readCityHosts } from './city-hosts.ts';

it('names the hosts of cities as the deployment says', () => {
  expect(readCityHosts({})).toEqual(DEFAULT_CITY_HOSTS);
  expect(readCityHosts({ UNPREFIXED_SUBDOMAINS: ', spb', CITY_HOST_PREFIX: 'Gorod-' })).toEqual({
    unprefixed: ['', 'spb'],
    prefix: 'gorod-',
  });
});

it.each([
  ['UNPREFIXED_SUBDOMAINS', '!!'],
  ['UNPREFIXED_SUBDOMAINS', 'spb,nowhere'],
  ['CITY_HOST_PREFIX', '!!'],
  ['CITY_HOST_PREFIX', '-gorod'],
])('refuses %s=%s by its name', (name, value) => {
  expect(() => readCityHosts({ [name]: value })).toThrow(name);
});
