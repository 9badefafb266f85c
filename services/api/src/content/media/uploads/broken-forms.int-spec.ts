import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, ADMIN_COMPANY_DOC_PATHS, MEDIA_PATHS, UPLOAD_HEADER } from '@polden/api-contract';
import { loanDocument } from '@polden/content-model';
import { addressOf } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pdf } from '../testing/documents.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-broken-forms-'));
let api: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  staff = await signIn(api, 'ADMIN');
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const HEAD = '--cut\r\nContent-Disposition: form-data; name="file"; filename="rules.pdf"\r\n';
const WHOLE = `${HEAD}Content-Type: application/pdf\r\n\r\n${pdf().toString('latin1')}\r\n--cut--\r\n`;

const BROKEN: [string, string, string][] = [
  ['is cut in the file', WHOLE.slice(0, -200), '; boundary=cut'],
  ['is cut before the last boundary', WHOLE.slice(0, -'\r\n--cut--\r\n'.length), '; boundary=cut'],
  ['is cut in a header', HEAD.slice(0, -20), '; boundary=cut'],
  ['names no boundary', WHOLE, ''],
  ['names an empty boundary', WHOLE, '; boundary='],
  ['names another boundary', WHOLE, '; boundary=other'],
];

describe.each([
  MEDIA_PATHS.upload,
  MEDIA_PATHS.uploadFile,
  `${MEDIA_PATHS.replace}/00000000-0000-4000-8000-000000000000`,
  ADMIN_COMPANY_DOC_PATHS.loadFile,
  addressOf(loanDocument, 'add'),
])('%s', (path) => {
  it.each(BROKEN)('tells the sender of a form that %s', async (_, payload, boundary) => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: `${API_BASE_PATH}${path}`,
      payload: Buffer.from(payload, 'latin1'),
      headers: {
        'content-type': `multipart/form-data${boundary}`,
        authorization: `Bearer ${staff.accessToken}`,
        [UPLOAD_HEADER]: 'test',
      },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      422,
      expect.objectContaining({ message: 'Форма пришла не целиком: отправьте её ещё раз' }),
    ]);
  });
});
