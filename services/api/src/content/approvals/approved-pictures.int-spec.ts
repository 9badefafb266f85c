import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPROVAL_PATHS, type ApprovalState, DRAFT_PATHS, MEDIA_PATHS } from '@polden/api-contract';
import { blogPost, groupRightOf, legalPage } from '@polden/content-model';
import { SetDesk, takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { type MediaClient, mediaClient } from '../media/testing/media-client.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-approved-pictures-'));
let api: TestApp;
let anna: StaffClient;
let boris: StaffClient;
let admin: StaffClient;
let samples: ContentSamples;
let media: MediaClient;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  anna = await signIn(api, 'MANAGER', 'anna');
  boris = await signIn(api, 'MANAGER', 'boris');
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, anna);
  media = mediaClient(api, anna);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const turn = (id: string, who = anna) =>
  who.post(MEDIA_PATHS.transform, { id, rotate: 90, crop: null, keep: 'replace' });
const stateOf = async (id: number) =>
  (await boris.get(`${APPROVAL_PATHS.state}/blog/${id}`)).body as unknown as ApprovalState;
const approve = async (id: number, who = boris) => {
  const { digest, itemVersion, draftVersion } = await stateOf(id);
  return who.post(`${APPROVAL_PATHS.approve}/blog/${id}`, { digest, itemVersion, draftVersion });
};
const twoPublish = () => admin.post(APPROVAL_PATHS.rule, { type: 'blog', required: true });

async function figure(color: string) {
  const { id: mediaId, url: src, width, height } = await media.addImage('photo.png', color);
  const node = { type: 'figure', attrs: { mediaId, src, width, height, alt: 'Офис' }, content: [] };
  return { mediaId, body: { type: 'doc', content: [node] } };
}

describe('a picture of what two people publish', () => {
  it('does not change where visitors see it, and the refusal says where that is', async () => {
    const { id: mediaId } = await media.addImage('photo.png', '#aa0000');
    const post = await samples.add(blogPost, { title: 'Осень', image: { mediaId, alt: 'Офис' } });
    await anna.post(addressOf(blogPost, 'publish', post.id));
    await twoPublish();
    const focus = { id: mediaId, x: 0.1, y: 0.2 };
    for (const call of [() => turn(mediaId), () => anna.post(MEDIA_PATHS.focalPoint, focus)]) {
      const { status, body } = await call();
      expect([status, body['message']]).toEqual([
        422,
        expect.stringMatching(/^Картинка стоит в том, что публикуют вдвоём: «Блог» — «Осень»/u),
      ]);
    }
    const item = itemIn(await anna.get(addressOf(blogPost, 'item', post.id)));
    expect(item['picture']).toMatchObject({ width: 64, focus: { x: 0.5, y: 0.5 } });

    await anna.post(addressOf(blogPost, 'unpublish', post.id));
    expect((await turn(mediaId)).status).toBe(200);
  });

  it('is part of what was approved', async () => {
    const { mediaId, body } = await figure('#00aa00');
    const { id: cover } = await media.addImage('cover.png', '#0000aa');
    await twoPublish();
    const post = await samples.add(blogPost, { body, image: { mediaId: cover, alt: 'Офис' } });
    for (const picture of [mediaId, cover]) {
      expect((await approve(post.id)).body).toMatchObject({ approved: { by: 'Сотрудник boris' } });
      expect((await turn(picture)).status).toBe(200);
      expect((await stateOf(post.id)).approved).toBeNull();
      expect((await anna.post(addressOf(blogPost, 'publish', post.id))).status).toBe(422);
    }
    await approve(post.id);
    await anna.post(MEDIA_PATHS.focalPoint, { id: cover, x: 0.1, y: 0.2 });
    expect((await stateOf(post.id)).approved).toBeNull();
    await approve(post.id);
    expect((await anna.post(addressOf(blogPost, 'publish', post.id))).status).toBe(200);
  });

  it('does not come onto the site by the way back of a set, changed while it was hidden', async () => {
    const desk = new SetDesk(api, anna, samples);
    const [inText, former] = [await figure('#aa5500'), await figure('#5500aa')];
    const { id: cover } = await media.addImage('cover.png', '#0055aa');
    const posts = [
      await samples.add(blogPost, { body: inText.body }),
      await samples.add(blogPost, { image: { mediaId: cover, alt: 'Офис' } }),
    ];
    const rewritten = await samples.add(blogPost, { body: former.body });
    for (const { id } of [...posts, rewritten]) await anna.post(addressOf(blogPost, 'publish', id));
    await twoPublish();

    const refusal = [409, expect.stringMatching(/её не одобряли \(могли смениться картинки\)/u)];
    for (const [index, picture] of [inText.mediaId, cover].entries()) {
      const id = posts[index]?.id ?? 0;
      const set = await desk.setWith('Снять');
      expect((await desk.call('put', set, { type: 'blog', id, removal: true })).status).toBe(200);
      expect((await desk.call('publish', set)).status).toBe(200);
      expect((await turn(picture)).status).toBe(200);
      const { status, body } = await desk.call('revert', set);
      expect([status, body['message']]).toEqual(refusal);
      expect(await desk.present(blogPost, id)).toMatchObject({ state: 'draft' });
    }

    // The set took it out of the text.
    const text = { type: 'paragraph', content: [{ type: 'text', text: 'Без картинки' }] };
    await desk.save(blogPost, { ...rewritten, version: 2 }, { body: { type: 'doc', content: [text] } });
    const set = await desk.setWith('Переписать', [blogPost, rewritten]);
    await approve(rewritten.id);
    expect((await desk.call('publish', set)).status).toBe(200);
    expect((await turn(former.mediaId)).status).toBe(200);
    const { status, body } = await desk.call('revert', set);
    expect([status, body['message']]).toEqual(refusal);
    expect(JSON.stringify(await desk.present(blogPost, rewritten.id))).toContain('Без картинки');
  });

  it('is not approved by who has changed it', async () => {
    const { id: cover } = await media.addImage('cover.png', '#aa00aa');
    await twoPublish();
    const post = await samples.add(blogPost, { image: { mediaId: cover, alt: 'Офис' } });
    expect((await turn(cover, boris)).status).toBe(200);
    expect((await stateOf(post.id)).hindrance).toBe('Это писали вы: одобряет другой сотрудник');
    expect((await approve(post.id)).status).toBe(422);
    expect((await approve(post.id, admin)).status).toBe(200);
    expect((await boris.post(addressOf(blogPost, 'publish', post.id))).status).toBe(200);
  });

  it('of a draft changes with the draft, which comes out as it was approved', async () => {
    const { id } = await samples.add(blogPost);
    await anna.post(addressOf(blogPost, 'publish', id));
    await twoPublish();
    const { mediaId, body } = await figure('#00aaaa');
    const draft = { version: null, baseVersion: 2, values: { body } };
    expect((await anna.post(`${DRAFT_PATHS.save}/blog/${id}`, draft)).status).toBe(200);
    await approve(id);
    expect((await turn(mediaId)).status).toBe(200);
    expect((await stateOf(id)).approved).toBeNull();
    await approve(id);
    const published = await anna.post(`${DRAFT_PATHS.publish}/blog/${id}`, { version: 1 });
    expect([published.status, published.body['message']]).toEqual([200, undefined]);
  });
});

it('does not change a picture in a field of somebody else’s', async () => {
  const { mediaId, body } = await figure('#aaaa00');
  await samples.add(legalPage, { body });
  await takeRight(api, groupRightOf('legal'));
  let x = 0;
  await eventually(async () => {
    // Another point each time: one that is set already is answered without a look at the rights.
    x += 0.001;
    const { status, body: answer } = await anna.post(MEDIA_PATHS.focalPoint, { id: mediaId, x, y: 0.3 });
    return status === 403 && String(answer['message']).includes('менять его вашей роли нельзя');
  });
  expect((await turn(mediaId, admin)).status).toBe(200);
});
