import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../../testing/open-site.tsx';

beforeEach(async () => {
  await openSite('/default');
  await userEvent.click(toggle());
  expect(sheet().open).toBe(true);
});
afterEach(cleanup);

const toggle = () => screen.getByRole('img', { name: 'Открыть меню' });
const sheet = () => {
  const found = toggle().closest('details');
  if (!found) throw new Error('no sheet');
  return found;
};
const lastLink = () => {
  const last = within(sheet()).getAllByRole('link').at(-1);
  if (!last) throw new Error('no links');
  return last;
};

describe('mobile menu', () => {
  it('closes when the tabulator leads out of it, not within it', async () => {
    lastLink().focus();
    await userEvent.tab({ shift: true });
    expect(sheet()).toContainElement(document.activeElement as HTMLElement);
    expect(sheet().open).toBe(true);
    lastLink().focus();
    await userEvent.tab();
    expect(sheet()).not.toContainElement(document.activeElement as HTMLElement);
    expect(sheet().open).toBe(false);
  });

  it('stays open under a finger that scrolls it', () => {
    lastLink().focus();
    lastLink().blur();
    expect(sheet().open).toBe(true);
  });

  it('stays open behind the window of cities, to which it is the way back', async () => {
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Ваш город: Москва' }));
    await screen.findByRole('dialog', { name: 'Ваш город' });
    expect(await screen.findByRole('searchbox', { name: 'Найти город' })).toHaveFocus();
    expect(sheet().open).toBe(true);
  });
});
