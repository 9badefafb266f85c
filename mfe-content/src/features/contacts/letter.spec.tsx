import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REVIEW_PATHS, SITE_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openPage } from '../../testing/open-page.tsx';

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  api.answers = { [SITE_PATHS.siteMap]: { officeRegions: [] }, [REVIEW_PATHS.add]: { ok: true } };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('a letter in the browser', () => {
  it('is thanked for where the focus is, and another one is begun in its first field', async () => {
    const router = openPage('/kontakty');
    await userEvent.type(await field(/О чём письмо/u), 'Здравствуйте');
    await userEvent.type(await field(/Как к вам обращаться/u), 'Анна');
    await userEvent.type(await field(/Электронная почта/u), 'anna@mail.ru');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Отправить письмо' }));
    const thanks = await screen.findByText('Письмо у нас');
    await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus());
    expect(router.state.location.search).toBe('?otpravleno=pismo');
    expect(document.cookie).toContain('sent_form=pismo');

    await userEvent.click(screen.getByRole('link', { name: 'Заполнить ещё раз' }));
    const again = await field(/О чём письмо/u);
    expect([router.state.location.search, router.state.location.hash]).toEqual(['', '#pismo']);
    await waitFor(() => expect(again).toHaveFocus());
    expect(again).toHaveValue('');
  });

  it('takes the focus of nobody who goes on from the thanks by another link', async () => {
    const router = openPage('/kontakty?otpravleno=pismo');
    const thanks = await screen.findByText('Письмо у нас');
    await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus());
    await act(() => router.navigate('/kontakty', { preventScrollReset: true }));
    await field(/О чём письмо/u);
    expect(document.body).toHaveFocus();
  });

  it('is begun anew in another tab without a change of this one', async () => {
    const router = openPage('/kontakty?otpravleno=pismo');
    const again = await screen.findByRole('link', { name: 'Заполнить ещё раз' });
    // jsdom opens no other tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(again);
    await user.keyboard('{/Control}');
    await act(() => router.navigate('/kontakty'));
    await field(/О чём письмо/u);
    expect(document.body).toHaveFocus();
  });
});
