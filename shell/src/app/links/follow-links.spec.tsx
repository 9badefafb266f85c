import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openSite } from '../../testing/open-site.tsx';

afterEach(cleanup);

const link = () =>
  within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name: 'Под залог' });

/** Whether the browser is kept from loading a document; here it never does. */
function isTaken(how: MouseEventInit, pressed: Element = link()): boolean {
  let taken = false;
  const last = (event: MouseEvent) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(pressed, how);
  return taken;
}

describe('a link of a menu', () => {
  it('opens its page without a reload, and says there that it is the page', async () => {
    const router = await openSite('/default');
    expect(link()).not.toHaveAttribute('aria-current');
    expect(isTaken({ button: 0 })).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: '/zajm/zalog' })).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
    expect(link()).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with the key of a Mac', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is the browser’s %s', async (_, how) => {
    const router = await openSite('/default');
    expect(isTaken(how)).toBe(false);
    expect(router.state.location.pathname).toBe('/default');
  });
});

describe('a link in the HTML of a text', () => {
  /** Presses one that an editor has written. */
  function press(href: string): boolean {
    const text = document.createElement('div');
    text.dataset['still'] = '';
    text.innerHTML = `<p><a href="${href}">Устав</a></p>`;
    document.body.append(text);
    const taken = isTaken({ button: 0 }, within(text).getByRole('link'));
    text.remove();
    return taken;
  }

  it('opens its page without a reload', async () => {
    const router = await openSite('/default');
    expect(press('/zajm/zalog')).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: '/zajm/zalog' })).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it.each(['/api/media/file/ustav.pdf', 'https://partner.example/'])(
    'is the browser’s to %s',
    async (href) => {
      const router = await openSite('/default');
      expect(press(href)).toBe(false);
      expect(router.state.location.pathname).toBe('/default');
    },
  );
});

it('a link of a menu to a file is the browser’s', async () => {
  const file = { id: 900, parent_id: null, kind: 'footer' as const, title: 'Устав', position: 900 };
  await openSite('/default', { menu: [{ ...file, url: '/api/media/file/ustav.pdf' }] });
  expect(isTaken({ button: 0 }, screen.getByRole('link', { name: 'Устав' }))).toBe(false);
});
