import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHANGES_PATHS,
  type ContentChanges,
  DRAFT_PATHS,
  HISTORY_PATHS,
  type HistoryPage,
  MEDIA_PAGE_SIZE,
  MEDIA_PATHS,
  type MediaList,
  type MediaUse,
} from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { takeRight } from '../../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { pdf } from '../testing/documents.ts';
import { type MediaClient, mediaClient } from '../testing/media-client.ts';
import { MediaUsage, type MediaUser } from './media-usage.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-library-'));
const ABSENT = '11111111-2222-4333-8444-555555555555';
let api: TestApp;
let admin: StaffClient;
let media: MediaClient;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  media = mediaClient(api, admin);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const use = (user: MediaUser, ids: string[]): Promise<void> =>
  api.dataSource.transaction((manager) => api.app.get(MediaUsage).set(manager, user, ids));
const list = async (query: Record<string, string> = {}): Promise<MediaList> =>
  (await admin.get(`${MEDIA_PATHS.list}?${new URLSearchParams(query)}`)).body as unknown as MediaList;
const purge = (id: string) => admin.post(`${MEDIA_PATHS.purge}/${id}`);
const article = { contentType: 'blog', itemId: 17, title: 'Про залог' };

it('one of the library is found by its id, and by a name that is one', async () => {
  const [file, image] = [await media.addFile('a.pdf', pdf()), await media.addImage()];
  expect((await list({ search: file.id })).items.map(({ fileName }) => fileName)).toEqual(['a.pdf']);
  expect((await list({ search: image.id })).items.map(({ id }) => id)).toEqual([image.id]);
  expect((await list({ search: ABSENT })).items).toEqual([]);
  // Cameras and phones name files so.
  await media.addFile(`${ABSENT}.pdf`, pdf());
  expect((await list({ search: ABSENT })).items.map(({ fileName }) => fileName)).toEqual([`${ABSENT}.pdf`]);
});

describe('what is used', () => {
  it('cannot be purged until nothing uses it', async () => {
    const [file, image] = [await media.addFile('a.pdf', pdf()), await media.addImage()];
    await use(article, [file.id, image.id, image.id]);
    await use({ contentType: 'news', itemId: '3' }, [image.id]);
    const refused = await purge(image.id);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 409,
        message: 'Картинка ещё нужна на сайте: сначала уберите её оттуда',
        current: {
          uses: [
            { contentType: 'blog', itemId: '17', title: 'Про залог' },
            { contentType: 'news', itemId: '3', title: '' },
          ],
        },
      },
    ]);
    await use({ ...article, title: 'Про отпуск' }, [file.id]);
    expect((await purge(file.id)).body['current']).toEqual({
      uses: [{ contentType: 'blog', itemId: '17', title: 'Про отпуск' }],
    });
    await use({ contentType: 'news', itemId: 3 }, []);
    expect((await purge(image.id)).status).toBe(200);
    await use(article, []);
    expect((await purge(file.id)).status).toBe(200);
  });

  it('is named to those who may list it, and counts for others', async () => {
    const image = await media.addImage();
    await use(article, [image.id]);
    await use({ contentType: 'faq', itemId: 3, title: 'Итоги' }, [image.id]);
    await takeRight(api, 'blog.list');
    const manager = await signIn(api, 'MANAGER');
    const uses = [
      { contentType: 'blog', itemId: '17', title: 'нет доступа' },
      { contentType: 'faq', itemId: '3', title: 'Итоги' },
    ];
    expect((await manager.get(`${MEDIA_PATHS.uses}/${image.id}`)).body).toEqual(uses);
    const refused = await manager.post(`${MEDIA_PATHS.remove}/${image.id}`);
    expect([refused.status, refused.body['current']]).toEqual([409, { uses }]);
    expect((await admin.get(`${MEDIA_PATHS.uses}/${image.id}`)).body).toMatchObject([
      { title: 'Про залог' },
      { title: 'Итоги' },
    ]);
  });

  it('is in a text as well as in a field, and a text shows nothing that is not there', async () => {
    const [file, image] = [await media.addFile('a.pdf', pdf()), await media.addImage()];
    const { id: mediaId, url: src, width, height } = image;
    const figure = { type: 'figure', attrs: { mediaId, src, width, height, alt: 'Офис' } };
    const { id: fileId, url: href, fileName: name, fileType, fileSize } = file;
    const attached = { type: 'file', attrs: { fileId, href, name, fileType, fileSize } };
    const save = (...content: object[]) =>
      admin.post('admin/blog/add', { title: 'С картинкой', body: { type: 'doc', content } });
    expect((await save(figure, attached)).status).toBe(200);
    expect([(await purge(mediaId)).status, (await purge(fileId)).status]).toEqual([409, 409]);

    const unknown = { ...figure, attrs: { ...figure.attrs, mediaId: ABSENT } };
    const refused = await save(unknown);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('картинки «Офис» в медиатеке нет'),
    ]);
    expect((await save({ type: 'film', attrs: { videoId: 999, title: 'Ролик' } })).status).toBe(422);
  });

  it('is told with why visitors do not see it', async () => {
    const { id: mediaId, url: src, width, height } = await media.addImage();
    const figure = { type: 'figure', attrs: { mediaId, src, width, height, alt: 'Офис' } };
    const samples = new ContentSamples(api, admin);
    const { id } = await samples.add(blogPost, { body: { type: 'doc', content: [figure] } });
    const unseen = async () => {
      const { body } = await admin.get(`${MEDIA_PATHS.uses}/${mediaId}`);
      return (body as unknown as MediaUse[]).map((each) => each.unseen);
    };
    expect(await unseen()).toEqual(['draft']);
    const item = itemIn(await admin.post(addressOf(blogPost, 'publish', id)));
    expect(await unseen()).toEqual([undefined]);
    const draft = {
      version: null,
      baseVersion: item.version,
      values: { title: 'Иначе', body: { type: 'doc', content: [figure, figure] } },
    };
    expect((await admin.post(`${DRAFT_PATHS.save}/blog/${id}`, draft)).status).toBe(200);
    await admin.post(addressOf(blogPost, 'remove', id));
    expect(await unseen()).toEqual(['trashed', 'trashed']);
    expect((await purge(mediaId)).body['current']).toMatchObject({
      uses: [{ unseen: 'trashed' }, { unseen: 'trashed' }],
    });
  });

  it('is a film that visitors can open, not one of the drafts', async () => {
    const added = await admin.post('admin/media-video/add', {
      title: 'Ролик',
      video: 'https://rutube.ru/video/1/',
    });
    const videoId = Number(added.body['id']);
    const content = [{ type: 'film', attrs: { videoId, title: 'Ролик' } }];
    const save = () => admin.post('admin/blog/add', { title: 'С роликом', body: { type: 'doc', content } });
    expect(JSON.stringify((await save()).body)).toContain('видео «Ролик» не опубликовано');
    await api.dataSource.query(
      `UPDATE media_video SET status = 'published', published_at = now() WHERE id = $1`,
      [videoId],
    );
    expect((await save()).status).toBe(200);
  });

  it('cannot have been purged', async () => {
    const { id } = await media.addImage();
    await expect(use(article, [id, ABSENT])).rejects.toMatchObject({ status: 422 });
    expect(await api.app.get(MediaUsage).of(id)).toEqual([]);
  });

  it('is either used or purged when both are tried at one moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, url } = await media.addImage('photo.png', `#0f4f${round}b`);
      const [used, purged] = await Promise.all([
        use(article, [id]).then(
          () => true,
          () => false,
        ),
        purge(id),
      ]);
      expect([round, purged.status]).toEqual([round, used ? 409 : 200]);
      expect((await media.get(url)).status).toBe(used ? 200 : 404);
    }
  });

  it('counts also where a column refers to it', async () => {
    const { id } = await media.addImage();
    const { status } = await admin.post('admin/blog/add', {
      title: 'Статья',
      image: { mediaId: id, alt: 'Поле' },
    });
    expect(status).toBe(200);
    expect((await purge(id)).status).toBe(409);
    expect((await list()).items).toHaveLength(1);
  });
});

describe('a purge', () => {
  it('is for administrators, and is in the history', async () => {
    const { id } = await media.addFile('Отчёт.pdf', pdf());
    const manager = await signIn(api, 'MANAGER');
    expect((await manager.post(`${MEDIA_PATHS.purge}/${id}`)).status).toBe(403);
    expect((await purge(id)).status).toBe(200);
    const { items } = (await admin.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items[0]).toMatchObject({ action: 'purge', entity: 'media', entityId: id, title: 'Отчёт.pdf' });
  });

  it.each([ABSENT, 'nonsense', '1'])('of %s leads nowhere', async (id) => {
    expect((await purge(id)).status).toBe(404);
  });
});

describe('the library', () => {
  it('lists images and files with how often they are used, the newest first', async () => {
    const image = await media.addImage('Поле.png');
    const file = await media.addFile('Отчёт.pdf', pdf());
    await use(article, [image.id]);
    await use({ contentType: 'news', itemId: 3 }, [image.id]);
    expect(await list()).toEqual({
      pageCount: 1,
      items: [
        {
          id: file.id,
          kind: 'file',
          fileName: 'Отчёт.pdf',
          bytes: pdf().length,
          createdAt: expect.stringMatching(/Z$/u),
          uses: 0,
          alt: '',
          image: null,
          file,
        },
        expect.objectContaining({
          id: image.id,
          kind: 'image',
          fileName: 'Поле.png',
          uses: 2,
          alt: '',
          image,
          file: null,
        }),
      ],
    });
  });

  it('is searched by a part of a name, with «ё» as one pleases, and by kind', async () => {
    await media.addImage('Отчёт на поле.png');
    await media.addFile('Годовой ОТЧЁТ.pdf', pdf());
    await media.addFile('Ставки 100%.csv', '1;2');
    const names = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ fileName }) => fileName);
    expect(await names({ search: 'отчет' })).toEqual(['Годовой ОТЧЁТ.pdf', 'Отчёт на поле.png']);
    expect(await names({ search: 'отчёт', kind: 'image' })).toEqual(['Отчёт на поле.png']);
    expect(await names({ search: '\u200bот\u00adчёт', kind: 'image' })).toEqual(['Отчёт на поле.png']);
    expect(await names({ search: '%' })).toEqual(['Ставки 100%.csv']);
    expect(await names({ kind: 'file' })).toEqual(['Ставки 100%.csv', 'Годовой ОТЧЁТ.pdf']);
    expect((await admin.get(`${MEDIA_PATHS.list}?kind=video`)).status).toBe(422);
  });

  it('has pages', async () => {
    for (let number = 0; number <= MEDIA_PAGE_SIZE; number += 1) await media.addFile(`${number}.txt`, 'a');
    const [first, second, third] = [await list(), await list({ page: '2' }), await list({ page: '3' })];
    expect([first.items.length, first.pageCount]).toEqual([MEDIA_PAGE_SIZE, 2]);
    expect(second.items.map(({ fileName }) => fileName)).toEqual(['0.txt']);
    expect(third).toEqual({ items: [], pageCount: 2 });
  });

  it('is open to those who only read, but for the trash and for all that changes it', async () => {
    const { id } = await media.addImage();
    const user = await signIn(api, 'USER');
    expect((await user.get(MEDIA_PATHS.list)).body).toMatchObject({ items: [{ id }] });
    expect((await user.get(`${MEDIA_PATHS.list}?trashed=only`)).status).toBe(403);
    expect((await user.post(`${MEDIA_PATHS.remove}/${id}`)).status).toBe(403);
    expect((await user.post(MEDIA_PATHS.describe, { id, alt: 'Офис' })).status).toBe(403);
    expect((await user.get(`${MEDIA_PATHS.uses}/${id}`)).status).toBe(403);
  });
});

describe('the focal point of an image', () => {
  const focus = (body: object) => admin.post(MEDIA_PATHS.focalPoint, body);

  it('is the middle until somebody moves it, and is told to the pages that show it', async () => {
    const image = await media.addImage();
    expect(image.focus).toEqual({ x: 0.5, y: 0.5 });
    await use(article, [image.id]);
    const { sequence } = (await admin.get(CHANGES_PATHS.list)).body as unknown as ContentChanges;
    const moved = await focus({ id: image.id, x: 0.25, y: 1 });
    expect([moved.status, moved.body]).toEqual([200, { ...image, focus: { x: 0.25, y: 1 } }]);
    expect((await list()).items[0]?.image?.focus).toEqual({ x: 0.25, y: 1 });
    const changes = (await admin.get(`${CHANGES_PATHS.list}?since=${sequence}`))
      .body as unknown as ContentChanges;
    expect(changes.changes.map(({ tags }) => tags)).toEqual([['blog', 'blog:17']]);
    await focus({ id: image.id, x: 0.25, y: 1 });
    const { items } = (await admin.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['update', { focus: { x: 0.5, y: 0.5 } }, { focus: { x: 0.25, y: 1 } }],
      ['upload', null, expect.anything()],
    ]);
  });

  it('lies in the image', async () => {
    const { id } = await media.addImage();
    for (const point of [{ x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: '0', y: 0 }, { x: 0 }]) {
      expect((await focus({ id, ...point })).status).toBe(422);
    }
    expect((await focus({ id: ABSENT, x: 0, y: 0 })).status).toBe(404);
    expect((await focus({ id: 'nonsense', x: 0, y: 0 })).status).toBe(422);
  });
});

describe('the trash of the library', () => {
  const names = async (query: Record<string, string> = {}) =>
    (await list(query)).items.map(({ fileName }) => fileName);

  it('takes what nothing uses, and gives it back', async () => {
    const [file, image] = [await media.addFile('a.pdf', pdf()), await media.addImage()];
    await use(article, [image.id]);
    const refused = await admin.post(`${MEDIA_PATHS.remove}/${image.id}`);
    expect([refused.status, refused.body['current']]).toEqual([
      409,
      { uses: [{ contentType: 'blog', itemId: '17', title: 'Про залог' }] },
    ]);
    expect((await admin.get(`${MEDIA_PATHS.uses}/${image.id}`)).body).toEqual([
      { contentType: 'blog', itemId: '17', title: 'Про залог' },
    ]);
    expect((await admin.post(`${MEDIA_PATHS.remove}/${file.id}`)).body).toEqual({ ok: true });
    expect([await names(), await names({ trashed: 'only' })]).toEqual([['photo.png'], ['a.pdf']]);
    expect((await media.get(file.url)).status).toBe(200);
    expect((await admin.post(`${MEDIA_PATHS.restore}/${file.id}`)).body).toEqual({ ok: true });
    expect([await names({ kind: 'file' }), await names({ trashed: 'only' })]).toEqual([['a.pdf'], []]);
    expect((await admin.post(`${MEDIA_PATHS.remove}/${ABSENT}`)).status).toBe(404);
  });

  it('says of what it holds already that it is known, by the name that it has there', async () => {
    const [file, image] = [await media.sendFile('a.pdf', pdf()), await media.sendImage()];
    expect([file.body, image.body]).toMatchObject([
      { isKnown: false },
      { isKnown: false, fileName: 'photo.png' },
    ]);
    expect((await media.sendFile('a.pdf', pdf())).body).toEqual({ ...file.body, isKnown: true });
    expect((await media.sendImage('другое имя.png')).body).toEqual({ ...image.body, isKnown: true });
    expect((await names()).sort()).toEqual(['a.pdf', 'photo.png']);
  });

  it('gives back what is uploaded again', async () => {
    const [file, image] = [await media.addFile('a.pdf', pdf()), await media.addImage()];
    for (const { id } of [file, image]) await admin.post(`${MEDIA_PATHS.remove}/${id}`);
    expect(await names()).toEqual([]);
    await media.addFile('a.pdf', pdf());
    await media.addImage();
    expect((await names()).sort()).toEqual(['a.pdf', 'photo.png']);
  });
});

describe('the description of an image', () => {
  it('is kept for its places to begin with', async () => {
    const { id } = await media.addImage();
    expect((await admin.post(MEDIA_PATHS.describe, { id, alt: ' Офис на рассвете ' })).status).toBe(200);
    expect((await list()).items).toMatchObject([{ id, alt: 'Офис на рассвете' }]);
    expect((await admin.post(MEDIA_PATHS.describe, { id, alt: 'а'.repeat(201) })).status).toBe(422);
    expect((await admin.post(MEDIA_PATHS.describe, { id: ABSENT, alt: '' })).status).toBe(404);
  });
});
