import { setImmediate as settled } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../testing/open-site.tsx';
import { SITE } from '../../testing/site.ts';
import {
  CONSENT_COOKIE,
  consentStore,
  giveConsent,
  onConsent,
  readConsent,
  UNTOLD_COOKIE,
  type Consent,
} from './consent.ts';

const posted: string[] = [];
let answer: () => Response | Promise<Response>;
const realFetch = globalThis.fetch;

beforeEach(() => {
  posted.length = 0;
  answer = () => new Response(null, { status: 204 });
  document.cookie = `${UNTOLD_COOKIE}=; max-age=0`;
  document.cookie = `${CONSENT_COOKIE}=; max-age=0`;
  consentStore.setState({ consent: undefined }, true);
  globalThis.fetch = async (input, init) => {
    posted.push(`${input as string} ${(init?.body as URLSearchParams).toString()}`);
    return answer();
  };
});

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const question = () => screen.queryByRole('complementary', { name: 'Файлы cookie' });

describe('cookie notice', () => {
  it('leads to the policy where there is one', async () => {
    const details = () => screen.queryByRole('link', { name: 'Подробнее' });
    await openSite('/default');
    expect(details()).toHaveAttribute('href', '/policy');
    cleanup();
    await openSite('/default', { roles: {} });
    expect(question()).toBeVisible();
    expect(details()).toBeNull();
  });

  it('asks once, tells the server and everybody who waits for the answer', async () => {
    const heard: Consent[] = [];
    const stop = onConsent((consent) => heard.push(consent));
    await openSite('/default');
    expect(question()).toBeVisible();
    expect(heard).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Принять всё' }));
    expect(question()).toBeNull();
    expect(heard).toEqual(['all']);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(posted).toEqual(['/consent consent=all']);
    stop();
  });

  it('is asked again by whoever has changed their mind', async () => {
    document.cookie = `${CONSENT_COOKIE}=all`;
    await openSite('/default');
    expect(question()).toBeNull();
    const again = screen.getByRole('button', { name: 'Настройки cookie' });
    await userEvent.click(again);
    expect(question()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
    expect(consentStore.getState().consent).toBe('necessary');
    expect(again).toHaveFocus();
  });

  it('takes a refusal for an answer', async () => {
    await openSite('/default');
    await userEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
    expect(consentStore.getState().consent).toBe('necessary');
    expect(posted).toEqual(['/consent consent=necessary']);
  });

  it('does not ask who has answered, and tells those who come later', async () => {
    document.cookie = `${CONSENT_COOKIE}=necessary`;
    await openSite('/default');
    expect(question()).toBeNull();
    const heard: Consent[] = [];
    onConsent((consent) => heard.push(consent))();
    expect(heard).toEqual(['necessary']);
  });

  it('keeps still when the settings say so', async () => {
    await openSite('/default', { settings: { ...SITE.settings, cookieManifest: { visible: false } } });
    expect(question()).toBeNull();
  });

  describe('that is taken back', () => {
    const reload = async () => {
      // What this page has said is answered by then.
      await settled();
      cleanup();
      consentStore.setState({ consent: undefined }, true);
      readConsent();
      return consentStore.getState().consent;
    };
    /** As the server answers. */
    const heard = (consent: Consent) => () => {
      document.cookie = `${CONSENT_COOKIE}=${consent}`;
      if (consent === 'necessary') document.cookie = `${UNTOLD_COOKIE}=; max-age=0`;
      return new Response(null, { status: 204 });
    };
    const takeBack = async () => {
      document.cookie = `${CONSENT_COOKIE}=all`;
      await openSite('/default');
      await userEvent.click(screen.getByRole('button', { name: 'Настройки cookie' }));
      await userEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
    };

    it.each([
      ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['refuses', () => new Response(null, { status: 503 })],
    ])('stays so while the server %s, and is told again until it has heard', async (_how, failure) => {
      answer = failure;
      await takeBack();
      expect(await reload()).toBe('necessary');
      answer = heard('necessary');
      expect(await reload()).toBe('necessary');
      expect(posted).toEqual(Array(3).fill('/consent consent=necessary'));
      expect(await reload()).toBe('necessary');
      expect(posted).toHaveLength(3);
    });

    it('is told once the server has heard of the consent before, whose answer takes it back no more', async () => {
      let hear: () => void = () => undefined;
      answer = () => new Promise((resolve) => (hear = () => resolve(heard('all')())));
      giveConsent('all');
      giveConsent('necessary');
      giveConsent('all');
      giveConsent('necessary');
      await waitFor(() => expect(posted).toEqual(['/consent consent=all']));
      answer = heard('necessary');
      hear();
      await waitFor(() => expect(posted).toEqual(['/consent consent=all', '/consent consent=necessary']));
      expect(document.cookie).not.toContain(UNTOLD_COOKIE);
      expect(await reload()).toBe('necessary');
    });

    it('may be given once more', async () => {
      answer = () => Promise.reject(new TypeError('Failed to fetch'));
      await takeBack();
      await userEvent.click(screen.getByRole('button', { name: 'Настройки cookie' }));
      answer = heard('all');
      await userEvent.click(screen.getByRole('button', { name: 'Принять всё' }));
      expect(await reload()).toBe('all');
    });

    it('is given once more before the server has heard of either', async () => {
      answer = () => Promise.reject(new TypeError('Failed to fetch'));
      await takeBack();
      await userEvent.click(screen.getByRole('button', { name: 'Настройки cookie' }));
      await userEvent.click(screen.getByRole('button', { name: 'Принять всё' }));
      expect(document.cookie).not.toContain(UNTOLD_COOKIE);
      expect(await reload()).toBe('all');
    });
  });
});
