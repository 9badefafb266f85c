import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../testing/open-site.tsx';

afterEach(cleanup);

const picker = () => {
  const [first] = screen.getAllByRole('button', { name: 'Ваш город: Москва' });
  if (!first) throw new Error('no picker');
  return first;
};

describe('city picker', () => {
  it('is a link to the page with all cities', async () => {
    await openSite('/default?a=1');
    expect(picker()).toHaveAttribute('href', '/gorod?path=%2Fdefault%3Fa%3D1');
  });

  it('opens a window in which a city is found and leads back to the same page on its site', async () => {
    await openSite('/default');
    await userEvent.click(picker());
    const dialog = within(await screen.findByRole('dialog', { name: 'Ваш город' }));
    expect(await dialog.findByRole('searchbox', { name: 'Найти город' })).toHaveFocus();
    expect(dialog.getAllByRole('link', { name: 'Москва' })[0]).toHaveAttribute('aria-current', 'true');

    await userEvent.keyboard('каза');
    const kazan = await dialog.findByRole('link', { name: 'Казань' });
    expect(kazan).toHaveAttribute('href', '/gorod/kazan?path=%2Fdefault');
    expect(dialog.getByRole('status')).toHaveTextContent('1 город');

    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.keyboard('атлантида');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Такого города в списке нет'));
    const large = within(dialog.getByRole('list', { name: 'Крупные города' }));
    expect(large.getByRole('link', { name: 'Казань' })).toHaveAttribute(
      'href',
      '/gorod/kazan?path=%2Fdefault',
    );

    await userEvent.click(dialog.getByRole('link', { name: 'Показать все города' }));
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    expect(dialog.getByRole('searchbox')).toHaveValue('');
    expect(await dialog.findByRole('link', { name: 'Абакан' })).toBeVisible();
    expect(dialog.queryByText(/Такого города/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds on the page with all cities what was typed without JavaScript', async () => {
    await openSite('/gorod?path=/default&q=омск');
    expect(await screen.findByRole('link', { name: 'Омск' })).toHaveAttribute(
      'href',
      '/gorod/omsk?path=%2Fdefault',
    );
    expect(screen.queryByRole('link', { name: 'Казань' })).toBeNull();
  });

  it('leads on from there where nothing was found', async () => {
    await openSite('/gorod?path=/default&q=мытищи');
    expect(await screen.findByRole('link', { name: 'Показать все города' })).toHaveAttribute(
      'href',
      '/gorod?path=%2Fdefault',
    );
    expect(screen.getByRole('list', { name: 'Крупные города' })).toBeVisible();
  });
});
