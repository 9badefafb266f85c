import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  REVIEW_CONSENT_PATHS,
  REVIEW_CONSENT_RIGHTS,
  REVIEW_FILE_PATHS,
  REVIEW_FILE_RIGHTS,
} from '@polden/api-contract';
import { actionsOf, review } from '@polden/content-model';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const ITEM = {
  id: 5,
  version: 1,
  state: 'published',
  publishedAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  highlight: null,
  place: null,
  archived: false,
  archiveYear: null,
  picture: null,
  document: null,
  documents: [],
  name: 'Ирина',
  type: 'review',
  rating: 5,
  message: 'Хорошо',
  answer: '',
  email: '',
  phone: '',
};
const PATH = '/admin/control-panel/review/5';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  const rights = [...Object.values(actionsOf(review)), ...Object.values(REVIEW_FILE_RIGHTS)];
  api.session.user = { ...ADMIN, actions: rights };
  api.answerNext('admin/review/item/5', { status: 200, body: ITEM });
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

const card = async (fileName: string) => {
  const name = await screen.findByText(fileName, { selector: 'li > span' });
  return within(name.closest('li') ?? document.body);
};

describe('a review that has become an appeal', () => {
  it('is said to be shown to nobody, and is neither published nor taken back', async () => {
    api.answerNext('admin/review/item/5', ok({ ...ITEM, type: 'feedback' }));
    openAdmin(api, PATH);
    expect(await screen.findByText('Не показывается: обращение')).toBeVisible();
    expect(screen.queryByText('Опубликовано')).toBeNull();
    expect(screen.queryByLabelText('Дата публикации')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Снять с публикации' })).toBeNull();
  });
});

describe('what came with a review', () => {
  it('is opened by a button, through the right, and not before', async () => {
    openAdmin(api, PATH);
    const photo = await card('чек.png');
    expect(photo.queryByRole('img')).toBeNull();
    await userEvent.click(photo.getByRole('button', { name: 'Показать чек.png' }));
    const picture = await photo.findByRole('img', { name: 'чек.png' });
    expect(picture.getAttribute('src')).toBe(`/api/v1/${REVIEW_FILE_PATHS.file}/5/1`);
    expect((await card('Договор.pdf')).queryByRole('button', { name: /Показать|Опубликовать/u })).toBeNull();
  });

  it('is published for visitors and taken back', async () => {
    openAdmin(api, PATH);
    const photo = await card('чек.png');
    await userEvent.click(photo.getByRole('button', { name: 'Опубликовать фото чек.png' }));
    expect(await photo.findByText(/видно посетителям/u)).toBeVisible();
    await userEvent.click(photo.getByRole('button', { name: 'Снять с публикации чек.png' }));
    expect(await photo.findByRole('button', { name: 'Опубликовать фото чек.png' })).toBeVisible();
  });

  it('says why it is not published', async () => {
    const message = 'Сначала опубликуйте отзыв: фото показывается вместе с ним';
    api.answerNext(`${REVIEW_FILE_PATHS.filePublish}/5/1`, refusal(409, { message }));
    openAdmin(api, PATH);
    await userEvent.click((await card('чек.png')).getByRole('button', { name: /^Опубликовать фото/u }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is only listed for those without the rights to it', async () => {
    const rights = [...Object.values(actionsOf(review)), REVIEW_FILE_RIGHTS.files];
    api.session.user = { ...ADMIN, actions: rights };
    openAdmin(api, PATH);
    const photo = await card('чек.png');
    expect(photo.queryAllByRole('button')).toEqual([]);
  });
});

describe('what the author of a review has agreed to', () => {
  const consents = [
    {
      id: 'personal-data-consent',
      title: 'Согласие на обработку персональных данных',
      edition: '2026-11-01',
      givenAt: '2026-11-20T09:05:00.000Z',
    },
  ];

  it('stands on its card: the document, its edition and when', async () => {
    api.session.user = { ...ADMIN, actions: [...api.session.user.actions, REVIEW_CONSENT_RIGHTS.consents] };
    api.answerNext(`${REVIEW_CONSENT_PATHS.consents}/5`, ok(consents));
    openAdmin(api, PATH);
    const part = await screen.findByRole('region', { name: 'Согласия автора' });
    expect(part).toHaveTextContent(
      'Согласие на обработку персональных данных, редакция от 01.11.2026 — принято 20.11.2026 12:05 (МСК)',
    );
  });

  it('is not asked for without the right', async () => {
    openAdmin(api, PATH);
    await card('чек.png');
    expect(screen.queryByRole('region', { name: 'Согласия автора' })).toBeNull();
    expect(api.calls.filter(({ path }) => path.startsWith(REVIEW_CONSENT_PATHS.consents))).toEqual([]);
  });
});
