import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showProgress } from './progress-bar.ts';

let navigate: (state: 'idle' | 'loading') => void;

beforeEach(() => {
  jest.useFakeTimers();
  showProgress({
    subscribe: (listener) => (navigate = (state) => listener({ navigation: { state } })),
  });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

const bar = () => screen.queryByRole('progressbar', { name: 'Загружаем страницу' });

it('a page that comes within 200 ms needs no bar', () => {
  navigate('loading');
  jest.advanceTimersByTime(199);
  navigate('idle');
  jest.advanceTimersByTime(1_000);
  expect(bar()).toBeNull();
});

it('a bar goes half a second after its page is there', () => {
  navigate('loading');
  navigate('loading');
  jest.advanceTimersByTime(200);
  expect(bar()?.dataset['state']).toBe('loading');
  expect(screen.getByRole('status')).toContainElement(bar());
  navigate('idle');
  expect(bar()?.dataset['state']).toBe('finished');
  jest.advanceTimersByTime(499);
  expect(bar()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).toBeNull();
});

it('the next navigation begins a bar of its own', () => {
  navigate('loading');
  jest.advanceTimersByTime(200);
  navigate('idle');
  navigate('loading');
  jest.advanceTimersByTime(200);
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(bar()?.dataset['state']).toBe('loading');
  jest.advanceTimersByTime(10_000);
  expect(bar()).not.toBeNull();
  navigate('idle');
  jest.advanceTimersByTime(500);
  expect(bar()).toBeNull();
});
