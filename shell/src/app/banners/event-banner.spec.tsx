import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventBanner } from '@polden/api-contract';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../testing/open-site.tsx';
import { EARLY_CHECK, isOn } from './banner-state.ts';

const HOUR = 3_600_000;
const iso = (offset: number) => new Date(Date.now() + offset).toISOString();

const banner = (from: number, to: number): EventBanner => ({
  id: 7,
  title: 'День открытых отчётов',
  src: '/a.webp',
  fullDateStart: iso(from),
  fullDateEnd: iso(to),
  width: 'auto',
  link: '/simple',
  image: {
    url: '/a.webp',
    width: 1600,
    height: 900,
    srcset: '',
    sources: [],
    alt: 'Столбики монет',
  } as never,
  layout: { titleLeft: 40, titleTop: 15, imageLeft: 70, imageTop: -30 },
});

const shown = () => screen.queryByRole('complementary', { name: 'День открытых отчётов' });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('event banner', () => {
  it('is shown while the event lasts, with its picture and where it leads', async () => {
    await openSite('/default', { banners: [banner(-HOUR, HOUR)] });
    expect(shown()).toBeVisible();
    expect(screen.getByRole('img', { name: 'Столбики монет' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'День открытых отчётов' })).toHaveAttribute('href', '/simple');
  });

  it('has its parts at the places of the constructor', async () => {
    const layout = { titleLeft: 55, titleTop: 20, imageLeft: 5, imageTop: -10 };
    await openSite('/default', { banners: [{ ...banner(-HOUR, HOUR), width: 'full', layout }] });
    const line = document.querySelector<HTMLElement>('[data-picture=first]');
    const places = ['title-left', 'title-top', 'image-left', 'image-top'].map((name) =>
      line?.style.getPropertyValue(`--${name}`),
    );
    expect(places).toEqual(['55', '20', '5', '-10']);
    expect(document.querySelector('[data-width=full] .page')).toBeNull();
  });

  it.each([
    ['before it begins', banner(HOUR, 2 * HOUR)],
    ['after it has ended', banner(-2 * HOUR, -HOUR)],
  ])('is not shown %s, however old the page is', async (_when, event) => {
    await openSite('/default', { banners: [event] });
    expect(shown()).toBeNull();
  });

  it('stays away in this tab once it was sent away', async () => {
    const event = banner(-HOUR, HOUR);
    await openSite('/default', { banners: [event] });
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть объявление' }));
    expect(shown()).toBeNull();
    cleanup();
    await openSite('/default', { banners: [{ ...event }] });
    expect(shown()).toBeNull();
  });

  it('belongs to its last minute', () => {
    const event = {
      ...banner(0, 0),
      fullDateStart: '2026-11-01T00:00:00+03:00',
      fullDateEnd: '2026-11-21T23:59:00+03:00',
    };
    expect(isOn(event, Date.parse('2026-11-21T23:59:59+03:00'))).toBe(true);
    expect(isOn(event, Date.parse('2026-11-22T00:00:00+03:00'))).toBe(false);
    expect(isOn(event, Date.parse('2026-10-31T23:59:59+03:00'))).toBe(false);
  });

  it.each([
    ['now', -HOUR, HOUR, false],
    ['over', -2 * HOUR, -HOUR, true],
    ['to come', HOUR, 2 * HOUR, true],
  ])('is hidden by the early check before it is painted: %s', (_when, from, to, hidden) => {
    const { id, fullDateStart, fullDateEnd } = banner(from, to);
    document.body.innerHTML = `<aside data-id="${id}" data-start="${fullDateStart}" data-end="${fullDateEnd}"></aside>`;
    const aside = document.querySelector('aside');
    const script = document.createElement('script');
    script.textContent = EARLY_CHECK;
    aside?.append(script);
    expect(aside?.hidden).toBe(hidden);
  });
});
