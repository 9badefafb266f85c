import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { VACANCY_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { act, screen, within } from '@testing-library/react';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openPage } from '../../testing/open-page.tsx';

const VACANCY = {
  id: 2,
  url: 'otsenshchik',
  title: 'Оценщик',
  city: 'Тула',
  department: 'Оценка',
  salary: '',
  employment: { value: 'full', title: 'Полный день' },
  lead: 'Смотреть машины.',
  public_at: '2026-11-10T09:00:00.000Z',
  order: 1,
  content: '<p>Смотреть машины.</p>',
};

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [VACANCY_PATHS.items]: [VACANCY],
    [`${VACANCY_PATHS.item}/${VACANCY.url}`]: VACANCY,
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('a reply to a vacancy that is closed while somebody writes it', () => {
  it('is offered to be sent without one, with all that was typed', async () => {
    const router = openPage(`/kariera/${VACANCY.url}`);
    await screen.findByRole('heading', { name: 'Откликнуться' });
    delete api.answers[`${VACANCY_PATHS.item}/${VACANCY.url}`];
    // jsdom’s forms with files are none that Node’s requests can take.
    const formData = new FormData();
    const typed = { form: 'otklik', vacancyId: '2', name: 'Анна', phone: '+7 916 000-00-01', consent: 'on' };
    for (const [name, value] of Object.entries(typed)) formData.append(name, value);
    await act(() => router.navigate(`/kariera/${VACANCY.url}`, { formMethod: 'post', formData }));

    expect(await screen.findByText(/Эту вакансию уже закрыли/u)).toBeVisible();
    const { pathname, hash } = router.state.location;
    expect([pathname, hash]).toEqual(['/kariera', '#bez-vakansii']);
    const form = within(screen.getByRole('region', { name: /^Не\sнашли своей вакансии/u }));
    expect(form.getByRole('textbox', { name: /Как к вам/u })).toHaveValue('Анна');
    expect(form.getByRole('checkbox')).toBeChecked();
  });
});
