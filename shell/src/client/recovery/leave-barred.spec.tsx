import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { askBarred, askBarredBriefly, knownBarred, type Named, leaveBarredReleases } from './leave-barred.ts';
import { nextTask } from '../next-task.ts';
import { ChunkLoadError } from './chunk-failure.ts';
import { reloadOnce } from './reload-once.ts';

const RELEASES = '/health/releases';
const PROBE = '/health/live';
const INVESTOR: Named = { name: 'mfe-investor', version: '1.1.0', channel: 'stable' };
/** An answer is asked for anew after some seconds. */
const LATER_MS = 60_000;
/** After which a slow line brings its answer. */
const LATE_MS = 3_000;

const fetchBefore = globalThis.fetch;
let now = performance.now();
let answer: object;
let asked: string[];
let field: HTMLInputElement;

beforeEach(async () => {
  now += LATER_MS;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  window.sessionStorage.clear();
  field = document.body.appendChild(Object.assign(document.createElement('input'), { name: 'phone' }));
  field.value = '9991234567';
  globalThis.fetch = async (address) => {
    if (typeof address === 'string') asked.push(address);
    if (address === RELEASES) return { json: async () => answer } as Response;
    // Nobody answers, so that the document stays.
    throw new TypeError('no network');
  };
  answer = {};
  await askBarred();
  now += LATER_MS;
  asked = [];
});

afterEach(() => {
  field.remove();
  globalThis.fetch = fetchBefore;
  jest.restoreAllMocks();
});

/** An open tab with pages of one remote and of others, which runs `releases`. */
function openTab(...releases: Named[]) {
  const pages: RouteObject[] = ['/investoram', '/dogovory', '/blog'].map((path) => ({
    path,
    loader: () => null,
    action: () => null,
    Component: () => null,
  }));
  const router = createMemoryRouter(pages, { initialEntries: ['/investoram'] });
  leaveBarredReleases(router, {
    running: () => releases,
    leave: (release) => reloadOnce(new ChunkLoadError(release), () => '/'),
  });
  return router;
}

it.each(['/dogovory', '/blog'])(
  'a tab that runs what was taken back leaves it at its next navigation, to %s',
  async (path) => {
    const router = openTab(INVESTOR);
    answer = { barred: ['mfe-investor@1.1.0'] };
    await router.navigate(path);
    await nextTask();
    expect(asked).toEqual([RELEASES, PROBE]);
    expect(window.sessionStorage.getItem('mfe-drafts')).toContain('9991234567');
  },
);

it('what came into quarantine since the tab was opened is left, what stood in a frame then is not', async () => {
  answer = { barred: [], framed: ['mfe-investor'] };
  await openTab({ ...INVESTOR, framed: true }).navigate('/blog');
  await nextTask();
  expect(asked).toEqual([RELEASES]);
  await openTab(INVESTOR).navigate('/blog');
  await nextTask();
  // What is known is not asked for again.
  expect(asked).toEqual([RELEASES, PROBE]);
});

it('the navigation waits for no answer', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const router = openTab(INVESTOR);
  await router.navigate('/blog');
  expect(router.state.location.pathname).toBe('/blog');
});

it('what a slow line brings late is heeded, and no page waits for it', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  // Whoever gives up earlier than that hears nothing.
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms <= LATE_MS ? AbortSignal.abort() : new AbortController().signal));
  const answering = globalThis.fetch;
  const late = Promise.withResolvers<undefined>();
  globalThis.fetch = async (address, options) => {
    options?.signal?.throwIfAborted();
    await late.promise;
    return answering(address);
  };
  try {
    const router = openTab(INVESTOR);
    answer = { barred: ['mfe-investor@1.1.0'] };
    const waiting = askBarredBriefly();
    await router.navigate('/blog');
    await jest.advanceTimersByTimeAsync(500);
    await waiting;
    expect(knownBarred([INVESTOR])).toBeUndefined();
    await jest.advanceTimersByTimeAsync(LATE_MS);
    late.resolve(undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(knownBarred([INVESTOR])).toBe('mfe-investor@1.1.0');
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([RELEASES, PROBE]);
  } finally {
    jest.useRealTimers();
  }
});

it('a tab that runs nothing of it goes on and asks once in a while', async () => {
  answer = { barred: ['mfe-investor@1.0.0', 'mfe-lending@1.1.0'], framed: ['mfe-lending'] };
  const router = openTab(INVESTOR);
  await router.navigate('/dogovory');
  await router.navigate('/blog');
  await nextTask();
  expect(asked).toEqual([RELEASES]);
});

it('whoever looks at a preview of it, or sends a form, goes on', async () => {
  answer = { barred: ['mfe-investor@1.1.0'] };
  await openTab({ ...INVESTOR, channel: 'preview' }).navigate('/blog');
  await openTab(INVESTOR).navigate('/blog', { formMethod: 'post', formData: new FormData() });
  await nextTask();
  expect(asked).not.toContain(PROBE);
});

it('whoever comes back to the tab leaves it, too', async () => {
  openTab(INVESTOR);
  answer = { barred: ['mfe-investor@1.1.0'] };
  document.dispatchEvent(new Event('visibilitychange'));
  await nextTask();
  expect(asked).toEqual([RELEASES, PROBE]);
});

it('a link that is touched asks ahead', async () => {
  openTab(INVESTOR);
  const link = field.parentElement?.appendChild(document.createElement('a'));
  link?.setAttribute('href', '/blog');
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  link?.remove();
  expect(asked).toEqual([RELEASES]);
});
