import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HISTORY_PATHS, MEDIA_PATHS, type HistoryPage, type UploadedImage } from '@polden/api-contract';
import sharp from 'sharp';
import type { Answer } from '../../testing/borrower.ts';
import { signIn, type StaffClient, upload } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-media-'));
let api: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = await signIn(api, 'MANAGER');
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true });
});

const send = (
  bytes: Buffer,
  more: { name?: string; field?: string } = {},
  headers: Record<string, string> = { 'x-requested-with': 'test' },
): Promise<Answer> =>
  upload(
    api,
    MEDIA_PATHS.upload,
    { bytes, ...more },
    { authorization: `Bearer ${staff.accessToken}`, ...headers },
  );

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4f4b' } });

const imageOf = ({ status, body }: Answer): UploadedImage => {
  expect([status, body['message']]).toEqual([200, undefined]);
  return body as unknown as UploadedImage;
};

/** A PNG with one more chunk before its pixels. */
function withChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), length, named, sum, png.subarray(at)]);
}

describe('an image that staff upload', () => {
  it('is encoded anew in three widths and two formats, and served for ever', async () => {
    const image = imageOf(await send(await picture(2000, 1000).jpeg().toBuffer()));
    expect(image).toMatchObject({ width: 1600, height: 800, id: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
    const addresses = [image.srcset, ...image.sources.map(({ srcset }) => srcset)].flatMap((srcset) =>
      srcset.split(', ').map((candidate) => candidate.split(' ')),
    );
    expect(addresses.map(([, width]) => width)).toEqual(['480w', '960w', '1600w', '480w', '960w', '1600w']);
    expect(image.url).toMatch(/^\/api\/v1\/media\/[0-9a-f]{32}\/1600\.webp$/u);
    for (const [url = '', width = ''] of addresses) {
      const answer = await api.app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': `default-src 'none'`,
        'x-content-type-options': 'nosniff',
        'content-type': `image/${url.split('.').at(-1)}`,
        'content-length': String(answer.rawPayload.length),
      });
      const { width: pixels, format } = await sharp(answer.rawPayload).metadata();
      expect([`${pixels}w`, format]).toEqual([width, url.endsWith('webp') ? 'webp' : 'heif']);
    }
  });

  it('keeps its own width when it is narrow, and stands as the camera was held', async () => {
    const image = imageOf(
      await send(await picture(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    );
    expect(image).toMatchObject({ width: 300, height: 600 });
    expect(image.srcset).toMatch(/\/300\.webp 300w$/u);
  });

  it('leaves nothing of what was written in the file', async () => {
    const secret = 'GPS 55.7558, 37.6173 <script>alert(1)</script>';
    const bytes = await picture(700, 400)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('GPS 55.7558')).toBe(true);
    const appended = Buffer.concat([bytes, Buffer.from('<?php system($_GET[0]); ?>')]);
    const { url } = imageOf(await send(appended));
    const { rawPayload } = await api.app.inject({ url });
    expect([rawPayload.includes('GPS'), rawPayload.includes('<?php')]).toEqual([false, false]);
  });

  it('is one image however often it is sent, also at one moment', async () => {
    const bytes = await picture(640, 480).png().toBuffer();
    const answers = await Promise.all([send(bytes), send(bytes)]);
    const [first, second] = answers.map(imageOf);
    // One of the two has added it, whichever was first.
    expect([first, second].map((image) => image?.isKnown).sort()).toEqual([false, true]);
    const known = { ...first, isKnown: true };
    expect({ ...second, isKnown: true }).toEqual(known);
    expect(imageOf(await send(bytes, { name: 'other.png' }))).toEqual(known);
    const { items } = (await staff.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items).toMatchObject([{ action: 'upload', entity: 'media', title: 'photo.png' }]);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    imageOf(await send(await picture(64, 64).toFormat(format).toBuffer()));
  });
});

describe('an upload is refused', () => {
  it.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
      'Это рисунок SVG',
    ],
    ['HTML under the name of an image', '<html><script>alert(1)</script></html>', 'Это не картинка'],
    ['PDF', '%PDF-1.7', 'Это документ PDF'],
    ['HEIC', '\0\0\0\x24ftypheic', 'Это фотография HEIC'],
    ['nothing', '', 'Это не картинка'],
  ])('when it is %s, and says so', async (_kind, text, words) => {
    const { status, body } = await send(Buffer.from(text), { name: 'photo.png' });
    expect([status, body['message']]).toEqual([415, expect.stringContaining(words)]);
  });

  it('when it only begins like an image, or is broken off', async () => {
    const fake = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const whole = await picture(800, 600).png().toBuffer();
    for (const bytes of [fake, whole.subarray(0, whole.length / 2)]) {
      const { status, body } = await send(bytes);
      expect([status, body['message']]).toEqual([422, 'Картинка повреждена: файл не открывается']);
    }
  });

  it('when its pixels would fill the memory', async () => {
    const bomb = await picture(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { status, body } = await send(bomb);
    expect([status, body['message']]).toEqual([422, 'Картинка больше 50 мегапикселей: уменьшите её']);
  });

  it.each(['gif', 'webp'] as const)(
    'when it is an animation, of which only a still would stay: %s',
    async (format) => {
      const frames = await Promise.all(
        ['#0f4f4b', '#f5a623'].map((background) =>
          sharp({ create: { width: 64, height: 64, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      );
      const animation = sharp(frames, { join: { animated: true } }).toFormat(format);
      const { status, body } = await send(await animation.toBuffer());
      expect([status, body['message']]).toEqual([
        422,
        'Это анимация, а картинки на сайте не движутся: загрузите один её кадр или видео',
      ]);
    },
  );

  it.each([
    ['APNG', 'png', (still: Buffer) => withChunk(still, 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))],
    [
      'AVIF',
      'avif',
      (still: Buffer) => Buffer.concat([still.subarray(0, 8), Buffer.from('avis'), still.subarray(12)]),
    ],
  ] as const)(
    'when it is an animation whose frames no decoder counts: %s',
    async (_name, format, animated) => {
      const still = await picture(64, 64).toFormat(format).toBuffer();
      expect((await send(still)).status).toBe(200);
      const { status, body } = await send(animated(still));
      expect([status, body['message']]).toEqual([422, expect.stringMatching(/^Это анимация/u)]);
    },
  );

  it('when it is higher than a version of it may be, and not when it fits once it is narrower', async () => {
    for (const [width, height, shown] of [
      [40, 20_000, '20\u00a0000'],
      [1600, 30_000, '30\u00a0000'],
      [2000, 22_000, '17\u00a0600'],
    ] as const) {
      const { status, body } = await send(await picture(width, height).jpeg().toBuffer());
      expect([status, body['message']]).toEqual([
        422,
        `Картинка слишком высокая: на сайте не больше 16\u00a0383 пикселей в высоту, а вышло бы ${shown}. Обрежьте её`,
      ]);
    }
    expect(imageOf(await send(await picture(2000, 20_000).jpeg().toBuffer())).height).toBe(16_000);
  });

  it('when it is too large', async () => {
    const head = await picture(64, 64).png().toBuffer();
    const large = Buffer.concat([head, Buffer.alloc(15 * 1024 * 1024)]);
    const { status, body } = await send(large);
    expect([status, body['message']]).toEqual([413, 'Картинка больше 15 МБ: уменьшите её']);
  });

  it('without the header that foreign forms cannot send, without the right, and in another field', async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    expect((await send(bytes, {}, {})).status).toBe(400);
    expect((await send(bytes, { field: 'image' })).status).toBe(422);
    expect((await staff.post(MEDIA_PATHS.upload)).status).toBe(422);
    const user = await signIn(api, 'USER');
    const headers = { authorization: `Bearer ${user.accessToken}`, 'x-requested-with': 'test' };
    expect((await upload(api, MEDIA_PATHS.upload, { bytes }, headers)).status).toBe(403);
    expect((await upload(api, MEDIA_PATHS.upload, { bytes }, { 'x-requested-with': 'test' })).status).toBe(
      401,
    );
  });

  it('by calls that take no files', async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    const headers = { authorization: `Bearer ${staff.accessToken}`, 'x-requested-with': 'test' };
    expect((await upload(api, 'admin/blog/add', { bytes }, headers)).status).toBe(415);
  });
});

describe('the address of an image', () => {
  it.each([
    `${'0'.repeat(32)}/480.webp`,
    `${'0'.repeat(32)}/480.svg`,
    '..%2f..%2fetc/passwd',
    `${'0'.repeat(32)}/..%2f..%2f..%2fetc%2fpasswd`,
    `${'0'.repeat(32)}/.480.webp`,
  ])('%s leads nowhere', async (path) => {
    const { statusCode } = await api.app.inject({ url: `/api/v1/${MEDIA_PATHS.files}/${path}` });
    expect(statusCode).toBe(404);
  });

  it('never shows half a file', async () => {
    imageOf(await send(await picture(500, 500).png().toBuffer()));
    const left = readdirSync(mediaDir, { recursive: true }).filter((name) =>
      /(?:^|[/\\])\./u.test(String(name)),
    );
    expect(left).toEqual([]);
  });
});
