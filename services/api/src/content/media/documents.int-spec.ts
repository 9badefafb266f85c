import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FILE_MAX_BYTES, HISTORY_PATHS, type HistoryPage, MEDIA_PATHS } from '@polden/api-contract';
import { type S3Server, startS3Server } from '../../releases/artifacts/testing/s3-server.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { docx, pdf } from './testing/documents.ts';
import { type MediaClient, mediaClient } from './testing/media-client.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-documents-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const DRIVERS: [string, () => Record<string, string>][] = [
  ['folder', () => ({ MEDIA_DIR: mediaDir })],
  ['s3', () => s3.mediaEnv],
];

describe.each(DRIVERS)('documents in the store: %s', (_, env) => {
  let api: TestApp;
  let staff: StaffClient;
  let media: MediaClient;

  beforeAll(async () => {
    api = await startTestApp({ env: env() });
  });
  beforeEach(async () => {
    await truncate(api.dataSource);
    staff = await signIn(api, 'ADMIN');
    media = mediaClient(api, staff);
  });
  afterAll(() => api.close());

  it('are saved by visitors under the name that they had, for ever, and run nothing', async () => {
    const bytes = pdf();
    const file = await media.addFile('Годовой отчёт — 2025.PDF', bytes);
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      url: expect.stringMatching(/^\/api\/v1\/media\/file\/[0-9a-f]{32}\.pdf$/u),
      fileName: 'Годовой отчёт — 2025.PDF',
      fileType: 'pdf',
      fileSize: bytes.length,
    });
    const answer = await media.get(file.url);
    expect([answer.status, answer.bytes.equals(bytes)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%D0%93%D0%BE%D0%B4/u),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/u),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/u),
    });
    const head = await media.get(file.url, {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  it('are shown in the browser when they are PDF and it is wished', async () => {
    const shown = async (name: string, bytes: Buffer | string) =>
      (await media.get(`${(await media.addFile(name, bytes)).url}?inline=1`)).headers['content-disposition'];
    expect(await shown('a.pdf', pdf())).toBe('inline; filename=a.pdf');
    expect(await shown('a.docx', docx())).toBe('attachment; filename=a.docx');
    expect(await shown('a.svg', '<svg width="9" height="9"/>')).toBe('attachment; filename=a.svg');
  });

  it('are one however often they come, also at one moment, and two under two names', async () => {
    const [first, second] = await Promise.all([media.addFile('a.pdf', pdf()), media.addFile('a.pdf', pdf())]);
    expect(second).toEqual(first);
    expect((await media.addFile('b.pdf', pdf())).url).not.toBe(first.url);
    const { items } = (await staff.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items.map(({ action, entity, title }) => [action, entity, title])).toEqual([
      ['upload', 'media', 'b.pdf'],
      ['upload', 'media', 'a.pdf'],
    ]);
  });

  it('are drawings only without what could act in them', async () => {
    const drawing = `<svg width="9" height="9" onload="alert(1)"><script>alert(2)</script><rect width="9" height="9"/></svg>`;
    const file = await media.addFile('logo.svg', drawing);
    const { headers, bytes } = await media.get(file.url);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(bytes.toString()).toMatch(/^<svg [^>]*><rect width="9" height="9"><\/rect><\/svg>$/u);
    expect(file.fileSize).toBe(bytes.length);
  });

  describe('come in parts', () => {
    const bytes = pdf('0123456789'.repeat(10));
    const last = bytes.length - 1;
    let url: string;
    beforeEach(async () => {
      ({ url } = await media.addFile('a.pdf', bytes));
    });

    it.each([
      ['bytes=0-1', 0, 1],
      ['bytes=10-19', 10, 19],
      ['bytes=10-', 10, last],
      ['bytes=-5', last - 4, last],
      ['bytes=0-999999', 0, last],
      [`bytes=-${bytes.length + 10}`, 0, last],
    ])('%s', async (range, start, end) => {
      const part = await media.get(url, { range });
      expect(part.status).toBe(206);
      expect(part.headers).toMatchObject({
        'content-range': `bytes ${start}-${end}/${bytes.length}`,
        'content-length': String(end - start + 1),
        'content-disposition': 'attachment; filename=a.pdf',
      });
      expect(part.bytes.equals(bytes.subarray(start, end + 1))).toBe(true);
    });

    it.each([`bytes=${bytes.length}-`, 'bytes=-0'])('%s: there is no such', async (range) => {
      const { status, headers } = await media.get(url, { range });
      expect([status, headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    });

    it.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=9-3'])(
      '%s: the whole comes',
      async (range) => {
        const answer = await media.get(url, { range });
        expect([answer.status, answer.bytes.length]).toEqual([200, bytes.length]);
      },
    );

    it('only of the file that the browser has begun', async () => {
      const { etag } = (await media.get(url)).headers as { etag: string };
      const status = async (headers: Record<string, string>) => (await media.get(url, headers)).status;
      expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(206);
      expect(await status({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200);
      expect(await status({ range: 'bytes=0-1', 'if-range': 'Sat, 21 Nov 2026 07:28:00 GMT' })).toBe(200);
    });

    it('and not at all when the browser has them', async () => {
      const { etag } = (await media.get(url)).headers as { etag: string };
      const again = await media.get(url, { 'if-none-match': `"other", W/${etag}` });
      expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
      expect((await media.get(url, { 'if-none-match': '"other"' })).status).toBe(200);
    });
  });

  it('are images as well, in parts too', async () => {
    const { url } = await media.addImage();
    const whole = await media.get(url);
    const part = await media.get(url, { range: 'bytes=0-3' });
    expect([whole.status, part.status, part.bytes.toString()]).toEqual([200, 206, 'RIFF']);
    expect(part.headers['content-range']).toBe(`bytes 0-3/${whole.bytes.length}`);
    expect((await media.get(url, { range: 'bytes=999999-' })).status).toBe(416);
    const absent = url.replace(/[0-9a-f]{32}/u, '0'.repeat(32));
    expect((await media.get(absent, { range: 'bytes=0-3' })).status).toBe(404);
  });

  it('are gone with everything of them after a purge, and may come again', async () => {
    const [file, image] = [await media.addFile('a.pdf', pdf()), await media.addImage()];
    for (const { id, url } of [file, image]) {
      expect((await staff.post(`${MEDIA_PATHS.purge}/${id}`)).body).toEqual({ ok: true });
      expect((await media.get(url)).status).toBe(404);
      expect((await staff.post(`${MEDIA_PATHS.purge}/${id}`)).status).toBe(404);
    }
    expect((await media.addFile('a.pdf', pdf())).url).toBe(file.url);
    expect((await media.get(file.url)).status).toBe(200);
  });

  it('are refused with a reason that helps', async () => {
    const refusal = async (name: string, bytes: Buffer | string) => {
      const { status, body } = await media.sendFile(name, bytes);
      return [status, body['message']];
    };
    expect(await refusal('virus.exe', 'MZ')).toEqual([415, expect.stringContaining('Подойдут PDF')]);
    expect(await refusal('a.pdf', 'MZ')).toEqual([415, expect.stringContaining('внутри другое')]);
    expect(await refusal('a.docx', pdf())).toEqual([415, expect.stringContaining('внутри другое')]);
    expect(await refusal('a.pdf', pdf().subarray(0, -9))).toEqual([
      422,
      expect.stringContaining('повреждён'),
    ]);
    expect(await refusal('a.svg', '<svg><g></svg')).toEqual([422, expect.stringContaining('повреждён')]);
    expect((await staff.post(MEDIA_PATHS.uploadFile)).status).toBe(422);
  });
});

describe('a document over the limit', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
    await truncate(api.dataSource);
  });
  afterAll(() => api.close());

  it('is refused in words, also while it is still being sent', async () => {
    const { accessToken } = await signIn(api, 'MANAGER');
    await api.app.listen(0, '127.0.0.1');
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7', new Uint8Array(FILE_MAX_BYTES)]), 'big.pdf');
    const answer = await fetch(`${await api.app.getUrl()}/api/v1/${MEDIA_PATHS.uploadFile}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'x-requested-with': 'test' },
      body: form,
    });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      413,
      'Файл больше 50 МБ: уменьшите его',
    ]);
  });
});
