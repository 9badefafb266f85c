import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CHANGE_SET_PATHS,
  CHANGES_PATHS,
  type ContentChanges,
  DRAFT_PATHS,
  MEDIA_PATHS,
  type MediaDuplicates,
  type MediaImage,
  type MediaList,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { blogPost, description } from '@polden/content-model';
import sharp from 'sharp';
import { addressOf, ContentSamples, itemIn } from '../../../testing/content.ts';
import { eventually } from '../../../testing/eventually.ts';
import { signIn, type StaffClient, upload } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { holdTurn, waiting } from '../../../testing/turns.ts';
import { lockHash } from '../lock-hash.repository.ts';
import { pdf } from '../testing/documents.ts';
import { type MediaClient, mediaClient } from '../testing/media-client.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-media-change-'));
let api: TestApp;
let staff: StaffClient;
let media: MediaClient;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = await signIn(api, 'MANAGER');
  media = mediaClient(api, staff);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

/** Left half red, right half blue, a green spot above: wide enough to turn and to cut. */
async function scene(tint = 0): Promise<Buffer> {
  const part = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#0000ff' } })
    .composite([
      { input: await part(200, 200, '#ff0000'), left: 0, top: 0 },
      { input: await part(60, 40, `rgb(${tint}, 255, 0)`), left: 20, top: 10 },
      { input: await part(80, 60, '#ffffff'), left: 300, top: 120 },
      { input: await part(40, 90, '#111111'), left: 130, top: 90 },
    ])
    .png()
    .toBuffer();
}

async function sent(path: string, bytes: Buffer, name = 'scene.png') {
  const headers = { authorization: `Bearer ${staff.accessToken}`, [UPLOAD_HEADER]: 'test' };
  return upload(api, path, { bytes, name }, headers);
}

async function added(bytes: Buffer, name?: string): Promise<MediaImage> {
  const { status, body } = await sent(MEDIA_PATHS.upload, bytes, name);
  expect(status).toBe(200);
  return body as unknown as MediaImage;
}

const pixelAt = async ({ url }: MediaImage, x: number, y: number): Promise<string> => {
  const { bytes } = await media.get(url);
  const region = { left: x, top: y, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(region).removeAlpha().raw().toBuffer();
  return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))] ?? '';
};

describe('a picture of the library', () => {
  it('is turned and cut into one of its own', async () => {
    const image = await added(await scene());
    const turned = { id: image.id, rotate: 90, crop: { x: 0, y: 0, width: 1, height: 0.5 }, keep: 'copy' };
    const { status, body } = await staff.post(MEDIA_PATHS.transform, turned);
    const copy = body as unknown as MediaImage;
    expect([status, copy.width, copy.height]).toEqual([200, 200, 200]);
    expect(copy.id).not.toBe(image.id);
    expect(await pixelAt(copy, 10, 150)).toBe('red');
    expect(await pixelAt(image, 390, 5)).toBe('blue');
  });

  it.each([
    [{ rotate: 45, crop: null, keep: 'copy' }, 'rotate'],
    [{ rotate: 0, crop: null, keep: 'copy' }, 'crop'],
    [{ rotate: 0, crop: { x: 0, y: 0, width: 0.001, height: 1 }, keep: 'copy' }, 'crop'],
    [{ rotate: 90, crop: null, keep: 'both' }, 'keep'],
  ])('is not changed by %j', async (wanted, field) => {
    const image = await added(await scene());
    const { status, body } = await staff.post(MEDIA_PATHS.transform, { id: image.id, ...wanted });
    expect([status, Object.keys(body['error_validation'] as object)]).toEqual([422, [field]]);
  });

  it('is replaced where it stands, also in texts, and pages are told', async () => {
    const image = await added(await scene());
    const figure = {
      type: 'figure',
      attrs: { mediaId: image.id, src: image.url, width: image.width, height: image.height, alt: 'Офис' },
      content: [],
    };
    const body = { type: 'doc', content: [figure] };
    const samples = new ContentSamples(api, staff);
    const post = await samples.add(blogPost, { body, image: { mediaId: image.id, alt: 'Офис' } });
    const text = await samples.add(description, { content: body });
    const sequence = await sequenceNow();

    const { status, body: next } = await sent(`${MEDIA_PATHS.replace}/${image.id}`, await scene(40));
    const replaced = next as unknown as MediaImage;
    expect([status, replaced.id]).toEqual([200, image.id]);
    expect(replaced.url).not.toBe(image.url);
    const now = itemIn(await staff.get(addressOf(blogPost, 'item', post.id)));
    expect((now['picture'] as MediaImage).url).toBe(replaced.url);
    expect(JSON.stringify(now['body'])).toContain(replaced.url);
    const [stored] = await api.dataSource.query<{ content_html: string }[]>(
      'SELECT content_html FROM description WHERE id = $1',
      [text.id],
    );
    expect(stored?.content_html).toContain(replaced.url.split('/').at(-2));
    expect(stored?.content_html).not.toContain(image.url.split('/').at(-2));
    const { changes } = (await staff.get(`${CHANGES_PATHS.list}?since=${sequence}`))
      .body as unknown as ContentChanges;
    const tags = changes.flatMap((change) => change.tags);
    expect(tags).toEqual(expect.arrayContaining([`blog:${post.id}`, `description:${text.id}`]));

    const old = await media.get(image.url);
    expect([old.status, old.headers['location']]).toEqual([302, replaced.url]);
    // An editor who has had the text open since before saves it as it is.
    const saved = await staff.post(addressOf(blogPost, 'update', post.id), { version: now.version, body });
    expect([saved.status, JSON.stringify(saved.body['body'])]).toEqual([
      200,
      expect.stringContaining(replaced.url),
    ]);
  });

  it('stands in the way of no draft and of no way back: a text with its new address is the same one', async () => {
    const image = await added(await scene(3));
    const attrs = {
      mediaId: image.id,
      src: image.url,
      width: image.width,
      height: image.height,
      alt: 'Офис',
    };
    const body = { type: 'doc', content: [{ type: 'figure', attrs, content: [] }] };
    const text = { type: 'paragraph', content: [{ type: 'text', text: 'И подпись' }] };
    const samples = new ContentSamples(api, staff);
    const { id } = await samples.add(blogPost, { body });
    const post = itemIn(await staff.post(addressOf(blogPost, 'publish', id)));
    const values = { body: { ...body, content: [...body.content, text] } };
    const draft = { version: null, baseVersion: post.version, values };
    expect((await staff.post(`${DRAFT_PATHS.save}/blog/${id}`, draft)).status).toBe(200);
    const set = Number((await staff.post(CHANGE_SET_PATHS.add, { title: 'Осень' })).body['id']);
    await staff.post(`${CHANGE_SET_PATHS.put}/${set}`, { type: 'blog', id });

    await sent(`${MEDIA_PATHS.replace}/${image.id}`, await scene(50));
    const out = await staff.post(`${CHANGE_SET_PATHS.publish}/${set}`);
    expect([out.status, out.body['message']]).toEqual([200, undefined]);
    const shown = async () =>
      JSON.stringify(itemIn(await staff.get(addressOf(blogPost, 'item', id)))['body']);
    expect(await shown()).toContain('И подпись');

    await staff.post(MEDIA_PATHS.transform, { id: image.id, rotate: 90, crop: null, keep: 'replace' });
    const back = await staff.post(`${CHANGE_SET_PATHS.revert}/${set}`);
    expect([back.status, back.body['message']]).toEqual([200, undefined]);
    expect(await shown()).not.toContain('И подпись');
    expect(await shown()).not.toContain(image.url);
  });

  it('waits for editors before it is replaced, and keeps none of them from it', async () => {
    const image = await added(await scene());
    const samples = new ContentSamples(api, staff);
    const { id } = await samples.add(blogPost, { image: { mediaId: image.id, alt: 'Офис' } });
    const release = await holdTurn(api.dataSource, blogPost);
    const replacing = sent(`${MEDIA_PATHS.replace}/${image.id}`, await scene(9));
    await eventually(async () => (await waiting(api.dataSource)) === 1);
    const asEditorsDo = 'SELECT id FROM media WHERE id = $1 FOR KEY SHARE NOWAIT';
    expect(await api.dataSource.query(asEditorsDo, [image.id])).toHaveLength(1);
    await release();
    expect((await replacing).status).toBe(200);
    expect(itemIn(await staff.get(addressOf(blogPost, 'item', id)))).toMatchObject({ state: 'draft' });
  });

  it('leaves its former bytes to whoever uploads them while it is replaced', async () => {
    const image = await added(await scene());
    const [row] = await api.dataSource.query<{ hash: string }[]>('SELECT hash FROM media WHERE id = $1', [
      image.id,
    ]);
    const uploading = api.dataSource.createQueryRunner();
    await uploading.startTransaction();
    await lockHash(uploading.manager, row?.hash ?? '');
    const replacing = sent(`${MEDIA_PATHS.replace}/${image.id}`, await scene(9));
    await eventually(async () => (await waiting(api.dataSource)) === 1);
    await uploading.query(
      `INSERT INTO media (id, hash, width, height, widths, bytes, file_name, created_by)
       SELECT gen_random_uuid(), $1, width, height, widths, bytes, file_name, created_by FROM media WHERE id = $2`,
      [row?.hash, image.id],
    );
    await uploading.commitTransaction();
    await uploading.release();
    expect((await replacing).status).toBe(200);
    expect((await media.get(image.url)).status).toBe(200);
  });

  it('is not replaced by itself, by what is there already, or by what is no picture', async () => {
    const [image, other] = [await added(await scene()), await scene(80)];
    await added(other);
    const path = `${MEDIA_PATHS.replace}/${image.id}`;
    expect((await sent(path, await scene())).body['message']).toBe('Это та же самая картинка');
    expect((await sent(path, other)).status).toBe(409);
    expect((await sent(path, Buffer.from('no picture'))).status).toBe(415);
    expect((await media.get(image.url)).status).toBe(200);
  });
});

describe('many pictures', () => {
  it('are described at once; what was described meanwhile or is gone is left as it is, and named', async () => {
    const ids = [(await added(await scene())).id, (await added(await scene(90))).id];
    const list = async () =>
      ((await staff.get(`${MEDIA_PATHS.list}?undescribed=1`)).body as unknown as MediaList).items;
    await media.addFile('Правила.pdf', pdf());
    expect((await list()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const missing = '11111111-2222-4333-8444-555555555555';
    await staff.post(MEDIA_PATHS.describe, { id: ids[1], alt: 'Офис вечером' });
    const items = [...ids, missing].map((id) => ({ id, alt: ' Офис на рассвете ' }));
    const answer = await staff.post(MEDIA_PATHS.describeMany, { items });
    expect(answer).toMatchObject({ status: 200, body: { left: [ids[1], missing].toSorted() } });
    expect(await list()).toEqual([]);
    const shelf = (await staff.get(MEDIA_PATHS.list)).body as unknown as MediaList;
    expect(ids.map((id) => shelf.items.find((item) => item.id === id)?.alt)).toEqual([
      'Офис на рассвете',
      'Офис вечером',
    ]);
  });

  it('that were described by a call whose answer was lost are described by the same call once more', async () => {
    const { id } = await added(await scene());
    const call = { items: [{ id, alt: 'Офис' }] };
    await staff.post(MEDIA_PATHS.describeMany, call);
    expect((await staff.post(MEDIA_PATHS.describeMany, call)).body).toMatchObject({ left: [] });
  });

  it('that look alike are found, and files with the same bytes', async () => {
    const picture = await scene();
    const first = await added(picture);
    const second = await added(
      await sharp(picture).resize(200).modulate({ brightness: 1.05 }).jpeg().toBuffer(),
    );
    const other = await added(await sharp(picture).flop().rotate(180).png().toBuffer());
    const files = [await media.addFile('а.pdf', pdf()), await media.addFile('б.pdf', pdf())];
    const { groups, unseen } = (await staff.get(MEDIA_PATHS.duplicates)).body as unknown as MediaDuplicates;
    const found = groups.map((group) => group.map(({ id }) => id).toSorted());
    expect(unseen).toBe(0);
    expect(found).toContainEqual([first.id, second.id].toSorted());
    expect(found.flat()).not.toContain(other.id);
    expect(found).toContainEqual(files.map(({ id }) => id).toSorted());
  });
});

async function sequenceNow(): Promise<number> {
  return ((await staff.get(CHANGES_PATHS.list)).body as unknown as ContentChanges).sequence;
}
