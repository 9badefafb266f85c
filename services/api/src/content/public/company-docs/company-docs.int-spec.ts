import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ADMIN_COMPANY_DOC_PATHS,
  API_BASE_PATH,
  COMPANY_DOC_PATHS,
  type CompanyDoc,
  HISTORY_PATHS,
  type HistoryPage,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { pdf, zip } from '../../media/testing/documents.ts';
import type { Answer } from '../../../testing/borrower.ts';
import { signIn, type StaffClient, upload } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { read } from '../testing/visitors.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-company-docs-'));
let api: TestApp;
let admin: StaffClient;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const load = (name: string, bytes: Buffer, staff = admin): Promise<Answer> =>
  upload(
    api,
    ADMIN_COMPANY_DOC_PATHS.loadFile,
    { name, bytes },
    { authorization: `Bearer ${staff.accessToken}`, 'x-requested-with': 'test' },
  );
const loaded = async (name: string, bytes: Buffer): Promise<CompanyDoc> => {
  const { status, body } = await load(name, bytes);
  expect([status, body['message']]).toEqual([200, undefined]);
  return body as unknown as CompanyDoc;
};
const files = () => read<CompanyDoc[]>(api, COMPANY_DOC_PATHS.files);
const bytesOf = async ({ url }: CompanyDoc): Promise<Buffer> => (await api.app.inject({ url })).rawPayload;

describe('a file of the company', () => {
  it('is loaded under its name and offered to visitors, in the order of names', async () => {
    const second = await loaded('Устав 10.pdf', pdf('second'));
    const first = await loaded('Устав 9.pdf', pdf('first'));
    expect(first).toMatchObject({ name: 'Устав 9.pdf', title: 'Устав 9.pdf', ext: 'pdf', archived: 0 });
    expect(await files()).toEqual([first, second]);
    expect((await bytesOf(first)).includes('first')).toBe(true);
  });

  it('of a name that is there is its new version', async () => {
    const old = await loaded('Устав.pdf', pdf('old'));
    const present = await loaded('Устав.pdf', pdf('present'));
    expect(present.id).toBe(old.id);
    expect(await files()).toEqual([present]);
    expect((await bytesOf(present)).includes('present')).toBe(true);
    expect((await bytesOf(old)).includes('old')).toBe(true);
    const { items } = (await admin.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    const changes = items.filter(({ entity }) => entity === 'company-docs').map(({ action }) => action);
    expect(changes).toEqual(['update', 'add']);
  });

  it('is deleted by its name', async () => {
    await loaded('Устав.pdf', pdf());
    const remove = (name: unknown, staff = admin) => staff.post(ADMIN_COMPANY_DOC_PATHS.deleteFile, { name });
    expect((await remove('Другой.pdf')).status).toBe(404);
    expect((await remove('')).status).toBe(422);
    expect((await remove(['Устав.pdf'])).status).toBe(422);
    expect((await remove('Устав.pdf', await signIn(api, 'MANAGER'))).status).toBe(403);
    expect((await files()).length).toBe(1);
    expect(await remove('Устав.pdf')).toMatchObject({ status: 200, body: true });
    expect(await files()).toEqual([]);
    expect((await remove('Устав.pdf')).status).toBe(404);
    await loaded('Устав.pdf', pdf('again'));
    expect((await files()).length).toBe(1);
  });

  it('is told which field has come with it by mistake', async () => {
    const part = (head: string, text: string) =>
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const answer = await api.app.inject({
      method: 'POST',
      url: `${API_BASE_PATH}${ADMIN_COMPANY_DOC_PATHS.loadFile}`,
      payload: `${part('name="x"', 'y')}${part('name="file"; filename="a.txt"', 'текст'.repeat(50_000))}--b--\r\n`,
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        authorization: `Bearer ${admin.accessToken}`,
        [UPLOAD_HEADER]: 'test',
      },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ error_validation: { x: ['Здесь нужен только файл'] } }),
    ]);
    expect(await files()).toEqual([]);
  });

  it('is refused from somebody without the right, and what is no document of an allowed kind', async () => {
    expect((await load('Устав.pdf', pdf(), await signIn(api, 'USER'))).status).toBe(403);
    expect((await load('Устав.pdf', zip({ 'a.txt': 'a' }))).status).toBe(415);
    expect((await load('Устав.exe', Buffer.from('MZ'))).status).toBe(415);
    expect((await load('Список.txt', Buffer.from('текст'))).status).toBe(422);
    expect((await admin.post(ADMIN_COMPANY_DOC_PATHS.loadFile, {})).status).toBe(422);
    expect(await files()).toEqual([]);
  });
});
