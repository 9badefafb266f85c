import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { clientId, clientIdStore, followClientId, readClientId } from './index.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'client_id=; Max-Age=0';
  clientIdStore.setState({ clientId: null });
});

it('the client id is looked for once a second until there is one', () => {
  followClientId();
  jest.advanceTimersByTime(5_000);
  expect(clientId()).toBeNull();
  document.cookie = 'client_id=GA1.2.345-x';
  jest.advanceTimersByTime(999);
  expect(clientId()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(clientId()).toBe('GA1.2.345-x');
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['', null],
  ['other=1; client_id=abc', 'abc'],
  ['my_client_id=abc', null],
  ['client_id=<script>', null],
  [`client_id=${'x'.repeat(129)}`, null],
])('of «%s» it is %s', (cookies, id) => {
  expect(readClientId(cookies)).toBe(id);
});
