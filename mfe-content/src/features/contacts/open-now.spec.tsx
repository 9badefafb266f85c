import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SITE_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { screen, within } from '@testing-library/react';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openPage } from '../../testing/open-page.tsx';

let api: ContentApi;

const office = (id: number, title: string, hours: string) => ({
  id,
  title,
  slug: `ofis-${id}`,
  address: 'ул. Ясная, д. 1',
  phone: '',
  hours,
});

beforeEach(async () => {
  api = await startContentApi();
  api.answers[SITE_PATHS.siteMap] = {
    officeRegions: [office(1, 'Москва', 'Ежедневно 0:00–24:00'), office(2, 'Тула', 'по звонку')],
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('in the browser an office', () => {
  it('says whether it is open now, where its hours can be read', async () => {
    openPage('/kontakty');
    const [moscow, tula] = await screen.findAllByRole('article');
    if (!moscow || !tula) throw new Error('an office is missing');
    expect(await within(moscow).findByText('Круглосуточно')).toBeTruthy();
    expect(within(tula).queryByText(/Открыто|Закроется|Откроется|Круглосуточно/u)).toBeNull();
  });
});
