import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../../testing/open-site.tsx';

let user = userEvent.setup();

beforeEach(async () => {
  user = userEvent.setup();
  await openSite('/default');
});
afterEach(cleanup);

const menu = () => within(screen.getByRole('navigation', { name: 'Разделы' }));
const button = (name: string) => menu().getByRole('button', { name: `${name}: страницы раздела` });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

describe('main menu', () => {
  it('opens a section by its button and closes it by the same, by Escape and by going on', async () => {
    button('Займы').focus();
    await user.keyboard('{Enter}');
    expect(isOpen('Займы')).toBe(true);
    await user.keyboard(' ');
    expect(isOpen('Займы')).toBe(false);
    await user.keyboard('{Enter}{Escape}');
    expect(isOpen('Займы')).toBe(false);
    expect(button('Займы')).toHaveFocus();
  });

  it('opens under the mouse and lets it go to the panel', async () => {
    await user.hover(menu().getByRole('link', { name: 'Займы' }));
    expect(isOpen('Займы')).toBe(true);
    await user.click(button('Займы'));
    expect(isOpen('Займы')).toBe(true);
    await user.hover(menu().getByRole('link', { name: 'Под залог' }));
    expect(isOpen('Займы')).toBe(true);
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(isOpen('Займы')).toBe(false));
  });

  it('goes through the pages of a section by the arrows and leaves it by the tabulator', async () => {
    button('Займы').focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu().getByRole('link', { name: 'Под залог' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu().getByRole('link', { name: 'На карту' })).toHaveFocus());
    await user.tab();
    await waitFor(() => expect(isOpen('Займы')).toBe(false));
  });

  it('opens by no tabulator, and by the arrow down from the link of a section, too', async () => {
    menu().getByRole('link', { name: 'Займы' }).focus();
    expect(isOpen('Займы')).toBe(false);
    await user.tab();
    expect(button('Займы')).toHaveFocus();
    expect(isOpen('Займы')).toBe(false);
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu().getByRole('link', { name: 'Под залог' })).toHaveFocus());
    expect(isOpen('Займы')).toBe(true);
  });

  it('has the own page of a section among its pages when no other of them is it', () => {
    expect(menu().getAllByRole('link', { name: 'О компании' })).toHaveLength(2);
    expect(menu().getAllByRole('link', { name: 'Займы' })).toHaveLength(1);
  });

  it('is closed on the page that it has led to', async () => {
    await user.hover(menu().getByRole('link', { name: 'Займы' }));
    await user.click(menu().getByRole('link', { name: 'Под залог' }));
    expect(await screen.findByRole('heading', { level: 1, name: '/zajm/zalog' })).toBeVisible();
    expect(isOpen('Займы')).toBe(false);
  });
});
