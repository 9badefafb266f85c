import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LogoGroup, PHOTOBANK_PATHS, type PhotoGroup } from '@polden/api-contract';
import {
  photobankLogo,
  photobankLogoCategory,
  photobankPhoto,
  photobankPhotoCategory,
} from '@polden/content-model';
import { parse as parseContentDisposition } from 'content-disposition';
import { productionLimits } from '../../../core/config/limits.ts';
import { type MediaClient, mediaClient } from '../../media/testing/media-client.ts';
import { unzip } from '../../media/testing/unzip.ts';
import { signIn } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { Publisher, read, visit } from '../testing/visitors.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const mediaDir = mkdtempSync(join(tmpdir(), 'polden-photobank-'));
let api: TestApp;
let staff: Publisher;
let media: MediaClient;

beforeAll(async () => {
  api = await startTestApp({
    env: { MEDIA_DIR: mediaDir },
    configure: (config) => ({
      ...config,
      limits: { ...config.limits, photobank: productionLimits.photobank },
    }),
  });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  const client = await signIn(api, 'MANAGER');
  staff = new Publisher(api, client);
  media = mediaClient(api, client);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const download = (id: number | string) => visit(api, `${PHOTOBANK_PATHS.logoArchive}/${id}`);

describe('the photobank', () => {
  it('groups logos with their colours, in the order of staff', async () => {
    const main = await staff.publish(photobankLogoCategory, { title: 'Основной' });
    const short = await staff.publish(photobankLogoCategory, { title: 'Сокращённый' });
    await staff.call(photobankLogoCategory, 'moveUp', short);
    await staff.publish(photobankLogo, { title: 'Светлый', category: main, colour: 'light', file: null });
    const dark = await staff.publish(photobankLogo, { title: 'Тёмный', category: main, colour: 'dark' });
    await staff.publish(photobankLogo, { title: 'Второй тёмный', category: main, colour: 'dark' });
    await staff.call(photobankLogo, 'moveUp', dark);
    const groups = await read<LogoGroup[]>(api, PHOTOBANK_PATHS.logos);
    expect(groups).toMatchObject([
      { id: short, title: 'Сокращённый', position: 1, colours: [], items: [] },
      {
        id: main,
        title: 'Основной',
        position: 2,
        colours: [
          { value: 'dark', title: 'На тёмном' },
          { value: 'light', title: 'На светлом' },
        ],
        items: [
          { title: 'Тёмный', file: { fileType: 'pdf' }, image: { alt: expect.any(String) } },
          { title: 'Светлый', file: null },
          { title: 'Второй тёмный' },
        ],
      },
    ]);
  });

  it('groups photos', async () => {
    const team = await staff.publish(photobankPhotoCategory, { title: 'Команда' });
    await staff.publish(photobankPhoto, { title: 'В офисе', category: team });
    expect(await read<PhotoGroup[]>(api, PHOTOBANK_PATHS.photos)).toMatchObject([
      {
        id: team,
        title: 'Команда',
        position: 1,
        items: [{ title: 'В офисе', image: { width: 12, height: 8 } }],
      },
    ]);
  });
});

describe('the archive of logos', () => {
  it('is a zip of the files for print and the pictures, under names that people understand', async () => {
    const category = await staff.publish(photobankLogoCategory, { title: 'Логотипы «Полдень»' });
    const svg = await media.addFile('logo.svg', SVG);
    const logo = { title: 'Знак: чёрный/белый', category, file: { fileId: svg.id } };
    await staff.publish(photobankLogo, logo);
    await staff.publish(photobankLogo, { ...logo, file: null });
    const answer = await download(category);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['access-control-expose-headers']).toBe('Content-Disposition');
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toContain(`filename=logotipy-polden.zip; filename*=UTF-8''`);
    expect(parseContentDisposition(disposition)).toMatchObject({
      type: 'attachment',
      parameters: { filename: 'Логотипы «Полдень».zip' },
    });
    const files = await unzip(answer.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      'Знак — чёрный-белый (2).webp',
      'Знак — чёрный-белый.svg',
      'Знак — чёрный-белый.webp',
    ]);
    expect(files.get('Знак — чёрный-белый.svg')).toContain('<rect');
    expect(files.get('Знак — чёрный-белый.webp')).toMatch(/^RIFF/u);
  });

  it('tells logos of one long title apart', async () => {
    const category = await staff.publish(photobankLogoCategory);
    const title = 'Я'.repeat(120);
    for (let time = 0; time < 3; time += 1)
      await staff.publish(photobankLogo, { title, category, file: null });
    const names = [...(await unzip((await download(category)).rawPayload)).keys()];
    expect(names).toEqual([
      `${'Я'.repeat(100)}.webp`,
      `${'Я'.repeat(100)} (2).webp`,
      `${'Я'.repeat(100)} (3).webp`,
    ]);
  });

  it('is not there for an unknown group, nor for an empty one', async () => {
    const empty = await staff.publish(photobankLogoCategory);
    for (const id of [empty, 999_999, 'abc', '0']) expect((await download(id)).statusCode).toBe(404);
  });

  it('breaks off when a file is missing in the store, and the API goes on', async () => {
    const category = await staff.publish(photobankLogoCategory);
    await staff.publish(photobankLogo, { category });
    const [group] = await read<LogoGroup[]>(api, PHOTOBANK_PATHS.logos);
    const [folder = ''] = String(group?.items[0]?.image?.url).split('/').slice(-2);
    rmSync(join(mediaDir, folder), { recursive: true });
    await expect(download(category)).rejects.toThrow();
    expect((await visit(api, PHOTOBANK_PATHS.logos)).statusCode).toBe(200);
  });

  it('is not for those who download without an end', async () => {
    const { points } = productionLimits.photobank.archiveIp;
    const statuses: number[] = [];
    const url = `/api/v1/${PHOTOBANK_PATHS.logoArchive}/1`;
    for (let time = 0; time <= points; time += 1) statuses.push((await api.app.inject({ url })).statusCode);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429]);
  });
});
