import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { notePageViews, toldUrl } from './page-views.ts';

const state = { location: { pathname: '/', search: '' }, matches: [{ route: { path: '/' } }] };
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
    location: { pathname: '/blog/pts', search: '' },
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

it.each([
  ['the next page of a list', '/blog', ['', '?page=2', '?page=2&utm_source=mail'], ['/blog', '/blog?page=2']],
  [
    'another search',
    '/poisk',
    ['?q=займ', '?q=вклад', '?q=вклад&page=2'],
    ['/poisk', '/poisk', '/poisk?page=2'],
  ],
  ['a step of a form', '/anketa', ['?shag=1', '?shag=2', '?otpravleno=1'], ['/anketa']],
])('%s is a page where its list is another, its words told to nobody', (_what, pathname, searches, told) => {
  Object.assign(window, { [pathname]: undefined });
  for (const [index, search] of searches.entries()) {
    Object.assign(state, { location: { pathname, search }, matches: [{ route: { path: pathname } }] });
    window.history.replaceState(null, '', pathname + search);
    if (index === 0) notePageViews(router, pathname);
    else settle();
    jest.advanceTimersByTime(250);
  }
  const written = (window as unknown as Record<string, { url: string }[]>)[pathname] ?? [];
  expect(written.map(({ url }) => url)).toEqual(told.map((path) => `http://localhost${path}`));
});

it('nothing personal is told of an address', () => {
  expect(toldUrl('https://polden.example/a?email=a%40b.ru&utm_term=x&token=1&q=a&page=2#phone')).toBe(
    'https://polden.example/a?utm_term=x&page=2',
  );
  expect(toldUrl('https://polden.example/a?page=a%40b.ru')).toBe('https://polden.example/a');
});
