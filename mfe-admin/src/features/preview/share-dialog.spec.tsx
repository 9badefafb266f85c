import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type ContentPreviewLink, PREVIEW_PATHS, PREVIEW_RIGHTS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { sessionStore } from '@polden/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { closeAdmin } from '../../testing/open-admin.tsx';
import { queryClient } from '../calls/query-client.ts';
import { ShareDialog } from './share-dialog.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  provideBrowserParts();
  configureHttp({ origin: api.origin, bearer: () => sessionStore.getState().accessToken });
  const user = { ...ADMIN, actions: Object.values(PREVIEW_RIGHTS) };
  sessionStore.setState({ status: 'staff', accessToken: 'a', user, notice: null });
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

it('says by which clock a link ends', async () => {
  const link: ContentPreviewLink = {
    id: 'l1',
    title: '«Ставки»',
    author: 'Анна Полуднева',
    createdAt: '2026-11-20T21:30:00.000Z',
    expiresAt: '2026-11-27T21:30:00.000Z',
    address: null,
  };
  api.answerNext(PREVIEW_PATHS.links, ok([link]));
  render(
    <QueryClientProvider client={queryClient}>
      <ShareDialog of={{ type: 'blog', id: 1 }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Анна Полуднева, до 28.11.2026 00:30 по Москве')).toBeVisible();
});
