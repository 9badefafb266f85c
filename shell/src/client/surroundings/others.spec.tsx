import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { CONSENT_COOKIE, consentStore } from '../../app/consent/consent.ts';

const TAGS = 'https://tags.example/t.js';
const CHAT = 'https://chat.example/c.js';

// What a page gives the code of the browser.
Object.assign(window, {
  __BOOT__: {
    remotes: [],
    services: {
      dataLayer: 'told',
      scripts: [TAGS],
      chat: { driver: 'script', url: CHAT, element: '[data-chat]' },
    },
  },
});
const { startOthers } = await import('./others.ts');

const state = { location: { pathname: '/', search: '' }, matches: [{ route: { path: '/' } }] };
let settle: () => void = () => undefined;
const told = () => (window as { told?: object[] }).told ?? [];
const ran = () => [...document.scripts].map(({ src }) => src);

/** The router has opened a page. */
function open(pathname: string): void {
  Object.assign(state, { location: { pathname, search: '' }, matches: [{ route: { path: pathname } }] });
  settle();
  jest.advanceTimersByTime(250);
}

const answer = (consent: 'all' | 'necessary') => consentStore.setState({ consent });

/** Whether an event of an element reaches those who would open its page in this document. */
function reaches<E extends HTMLElement>(element: E, type: 'click' | 'submit', happen: (at: E) => unknown) {
  document.body.append(element);
  let ours = false;
  element.addEventListener(type, (event) => {
    ours = true;
    event.preventDefault();
  });
  // Nobody goes anywhere here.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener(type, stay, { capture: true, once: true });
  happen(element);
  element.remove();
  return ours;
}

/** A press on a link. */
function isOurs(href: string, attributes: Record<string, string> = {}, press: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  return reaches(link, 'click', (at) => fireEvent.click(at, press));
}

/** A form that is sent. */
function isSentByUs(method: string, action: string, button: Record<string, string> = {}): boolean {
  const form = document.createElement('form');
  form.setAttribute('method', method);
  form.setAttribute('action', action);
  form.innerHTML = '<input name="method" value="x"><input name="action" value="x"><button></button>';
  const submitter = form.querySelector('button');
  for (const [name, value] of Object.entries(button)) submitter?.setAttribute(name, value);
  return reaches(form, 'submit', (at) => at.requestSubmit(submitter));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { told: [] });
  document.head.innerHTML = '';
  document.body.innerHTML = '<div data-chat>Чат</div>';
  document.cookie = `${CONSENT_COOKIE}=; max-age=0`;
  consentStore.setState({ consent: null }, true);
  const listeners: ((change: { navigation: { state: string } }) => void)[] = [];
  settle = () => listeners.forEach((listener) => listener({ navigation: { state: 'idle' } }));
  const router = { state, subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener) };
  startOthers(router as unknown as Parameters<typeof startOthers>[0]);
});
afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

const chat = () => document.querySelector<HTMLElement>('[data-chat]');

it('where others have run, the next page after a refusal is a document without them', () => {
  expect(isOurs('/blog')).toBe(true);
  answer('necessary');
  expect(isOurs('/blog')).toBe(true);
  answer('all');
  expect(isOurs('/blog')).toBe(true);
  answer('necessary');
  expect(isOurs('/blog')).toBe(false);
  expect(isOurs('/#calc')).toBe(true);
  expect(isOurs('https://partner.example/')).toBe(true);
});

it('after a refusal a link that opens a window, a file or another tab is let be, and nothing is kept for it', () => {
  answer('all');
  answer('necessary');
  document.body.append(Object.assign(document.createElement('input'), { name: 'name', value: 'Анна' }));
  expect(isOurs('/gorod', { role: 'button' })).toBe(true);
  expect(isOurs('/ustav.pdf', { download: '' })).toBe(true);
  expect(isOurs('/blog', { target: '_blank' })).toBe(true);
  for (const press of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(isOurs('/blog', {}, press)).toBe(true);
  expect(window.sessionStorage.getItem('mfe-drafts')).toBeNull();
  expect(isOurs('/blog', { target: '_self' })).toBe(false);
  expect(window.sessionStorage.getItem('mfe-drafts')).toContain('Анна');
});

it('after a refusal a search leads to a document, too, and a form that is sent does not', () => {
  answer('all');
  expect(isSentByUs('get', '/poisk')).toBe(true);
  answer('necessary');
  expect(isSentByUs('get', '/poisk')).toBe(false);
  expect(isSentByUs('get', '/')).toBe(true);
  expect(isSentByUs('post', '/podpiska')).toBe(true);
  expect(isSentByUs('post', '/podpiska', { formmethod: 'get', formaction: '/poisk' })).toBe(false);
});

it('nobody comes before the visitor agrees, and each once', () => {
  expect(ran()).toEqual([]);
  answer('all');
  answer('necessary');
  answer('all');
  expect(ran()).toEqual([TAGS, CHAT]);
});

it('a consent that is taken back ends what is told of pages, and hides the chat on this one and the next', async () => {
  answer('all');
  document.scripts[1]?.dispatchEvent(new Event('load'));
  open('/blog');
  expect(told()).toHaveLength(1);
  answer('necessary');
  open('/zajm');
  expect(told()).toHaveLength(1);
  await waitFor(() => expect(chat()).not.toBeVisible());
  open('/kontakty');
  expect(chat()).not.toBeVisible();
});

it('nobody whose answer is a refusal is told of', () => {
  answer('necessary');
  open('/blog');
  expect([told(), ran()]).toEqual([[], []]);
});

it.each([
  ['another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a page that was opened after it', () => window.dispatchEvent(new Event('pageshow'))],
])('what was answered in %s holds here too', (_where, come) => {
  answer('all');
  document.cookie = `${CONSENT_COOKIE}=necessary`;
  come();
  expect(consentStore.getState().consent).toBe('necessary');
});

it('a question that was answered in another tab is answered here too, but not one that the visitor has asked for himself', () => {
  const come = () => document.dispatchEvent(new Event('visibilitychange'));
  come();
  expect(consentStore.getState().consent).toBeNull();
  document.cookie = `${CONSENT_COOKIE}=necessary`;
  come();
  expect(consentStore.getState().consent).toBe('necessary');

  consentStore.setState({ consent: null, asker: document.createElement('button') });
  come();
  expect(consentStore.getState().consent).toBeNull();
  answer('all');
  come();
  expect(consentStore.getState().consent).toBe('necessary');
});

it('what nobody has read yet is not read in its place', () => {
  consentStore.setState({ consent: undefined }, true);
  document.cookie = `${CONSENT_COOKIE}=necessary`;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(consentStore.getState().consent).toBeUndefined();
});
