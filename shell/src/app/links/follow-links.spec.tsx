import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openSite } from '../../testing/open-site.tsx';

afterEach(cleanup);

const link = () =>
  within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name: 'Под залог' });

/** Whether the browser is kept from loading a document; here it never does. */
function isTaken(how: MouseEventInit): boolean {
  let taken = false;
  const last = (event: MouseEvent) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(link(), how);
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
