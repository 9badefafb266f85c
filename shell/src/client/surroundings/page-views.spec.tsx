import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { notePageViews, toldUrl } from './page-views.ts';

const state = { location: { pathname: '/' }, matches: [{ route: { path: '/' } }] };
let settle: () => void = () => undefined;
const router = {
  state,
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => {
    settle = () => listener({ navigation: { state: 'idle' } });
    return () => undefined;
  },
} as unknown as Parameters<typeof notePageViews>[0];

const layer = () => (window as { layer?: object[] }).layer;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a page view is written a quarter of a second after its page, with the title of then', () => {
  document.title = 'Главная';
  notePageViews(router, 'layer');
  jest.advanceTimersByTime(249);
  expect(layer()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(layer()).toEqual([{ event: 'page_view', name: '/', url: 'http://localhost/', title: 'Главная' }]);

  Object.assign(state, {
    location: { pathname: '/blog/pts' },
    matches: [{ route: { path: '/blog/:post' } }],
  });
  window.history.replaceState(null, '', '/blog/pts?utm_source=mail&phone=79161234567#x');
  settle();
  document.title = 'Статья';
  settle();
  jest.advanceTimersByTime(250);
  settle();
  jest.advanceTimersByTime(250);
  expect(layer()?.slice(1)).toEqual([
    {
      event: 'page_view',
      name: '/blog/:post',
      url: 'http://localhost/blog/pts?utm_source=mail',
      title: 'Статья',
    },
  ]);
});

it('nothing personal is told of an address', () => {
  expect(toldUrl('https://polden.example/a?email=a%40b.ru&utm_term=x&token=1#phone')).toBe(
    'https://polden.example/a?utm_term=x',
  );
});
