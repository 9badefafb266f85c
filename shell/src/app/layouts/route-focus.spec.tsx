import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../testing/open-site.tsx';

afterEach(cleanup);

describe('focus', () => {
  it('goes to the content of the next page and back to the link that was followed', async () => {
    const router = await openSite('/default');
    await userEvent.click(screen.getByRole('link', { name: 'Дальше' }));
    expect(await screen.findByRole('heading', { level: 1, name: '/simple' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: '/default' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Дальше' })).toHaveFocus();
  });

  it('goes to what the address names', async () => {
    const router = await openSite('/default');
    await act(() => router.navigate('/bare'));
    await act(() => router.navigate('/simple#content'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to the content where the address names nothing that can be read', async () => {
    const router = await openSite('/default');
    await act(() => router.navigate('/simple#100%'));
    expect(await screen.findByRole('heading', { level: 1, name: '/simple' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes on where the page has gone on, when what had it is no more', async () => {
    await openSite('/zayavka');
    await userEvent.click(screen.getByRole('link', { name: 'К расчёту' }));
    await waitFor(() => expect(screen.getByText('Расчёт')).toHaveFocus());
    cleanup();
    await openSite('/zayavka');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays where it is when the page goes on under another address, and says so', async () => {
    const router = await openSite('/default');
    const [link] = within(screen.getByRole('banner')).getAllByRole('link');
    link?.focus();
    await act(() => router.navigate('/zajm/zalog', { replace: true, state: { keepsFocus: true } }));
    expect(await screen.findByRole('heading', { level: 1, name: '/zajm/zalog' })).toBeVisible();
    expect(link).toHaveFocus();
    await act(() => router.navigate('/default', { replace: true }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where it is on the same page', async () => {
    const router = await openSite('/zayavka');
    screen.getByRole('button', { name: 'Отправить' }).focus();
    await act(() => router.navigate('/zayavka?summa=1'));
    expect(screen.getByRole('button', { name: 'Отправить' })).toHaveFocus();
  });
});
