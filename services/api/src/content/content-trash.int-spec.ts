import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BulkOperation, DRAFT_PATHS } from '@polden/api-contract';
import { actionsOf, blogPost, faq, faqCategory } from '@polden/content-model';
import { addressOf, ContentSamples } from '../testing/content.ts';
import { eventually } from '../testing/eventually.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());

describe('what belongs to a section', () => {
  it('does not come back from the trash while its section is there', async () => {
    const section = await samples.add(faqCategory);
    const question = await samples.add(faq, { category: section.id });
    await manager.post(addressOf(faq, 'remove', question.id));
    await manager.post(addressOf(faqCategory, 'remove', section.id));
    const restore = () => manager.post(addressOf(faq, 'restore', question.id));
    const inTrash = `Раздел: «${String(section['title'])}» в корзине, сначала нужно вернуть её`;
    expect(await restore()).toMatchObject({
      status: 422,
      body: { message: inTrash, error_validation: { category: [inTrash] } },
    });
    await manager.post(addressOf(faqCategory, 'restore', section.id));
    expect((await restore()).status).toBe(200);
  });

  it('is not added to a section that is removed at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const section = await samples.add(faqCategory);
      const fields = { ...(await samples.fields(faq, { category: null })), category: section.id };
      const [added, removed] = await Promise.all([
        manager.post(addressOf(faq, 'add'), fields),
        manager.post(addressOf(faqCategory, 'remove', section.id)),
      ]);
      expect([added.status, removed.status].sort()).toEqual([200, 422]);
    }
  });
});

describe('what stands out among the others', () => {
  const shown = async () =>
    ((await manager.get(addressOf(blogPost, 'highlights'))).body as unknown as { id: number }[]).map(
      ({ id }) => id,
    );
  const call = (operation: 'remove' | 'restore' | 'publish' | 'highlightAdd', id: number) =>
    manager.post(addressOf(blogPost, operation, id));
  const standOut = async () => {
    const { id } = await samples.add(blogPost);
    await call('publish', id);
    expect((await call('highlightAdd', id)).status).toBe(200);
    return id;
  };

  it('comes back from the trash to its place among them, and to none when these are full meanwhile', async () => {
    const [first, second, third] = [await standOut(), await standOut(), await standOut()];
    await call('remove', second);
    expect(await shown()).toEqual([first, third]);
    expect((await call('restore', second)).body).toMatchObject({ id: second, highlight: 2 });
    expect(await shown()).toEqual([first, second, third]);
    await call('remove', first);
    const more = [];
    while (more.length < (blogPost.highlights?.max ?? 0) - 2) more.push(await standOut());
    expect((await call('restore', first)).body).toMatchObject({ id: first, highlight: null });
    expect(await shown()).toEqual([second, third, ...more]);
  });
});

describe('many that come back from the trash', () => {
  const bulk = (operation: BulkOperation, ids: number[]) =>
    manager.post(addressOf(blogPost, 'bulk'), { operation, ids });

  it('say which of them are under another address, since theirs was taken meanwhile', async () => {
    const one = await samples.add(blogPost, { title: 'Прежняя', slug: 'zanyali' });
    const two = await samples.add(blogPost, { slug: 'svoboden' });
    expect((await bulk('remove', [one.id, two.id])).body).toMatchObject({ moved: [] });
    await samples.add(blogPost, { slug: 'zanyali' });
    expect((await bulk('restore', [one.id, two.id])).body).toMatchObject({
      done: [one.id, two.id],
      moved: [{ id: one.id, title: 'Прежняя', slug: 'zanyali-2' }],
    });
  });
});

describe('what has other items in it', () => {
  it('stays where it is, and it is said what stands in it and how much of it', async () => {
    const section = await samples.add(faqCategory);
    const questions = [];
    for (let number = 1; number <= 6; number += 1)
      questions.push(await samples.add(faq, { category: section.id, question: `Вопрос ${number}` }));
    const refusal = await manager.post(addressOf(faqCategory, 'remove', section.id));
    const message = `Сначала уберите отсюда записи: ${faq.titles.section} (6)`;
    expect(refusal).toMatchObject({ status: 422, body: { message, error_validation: { id: [message] } } });
    expect(refusal.body['current']).toEqual({
      inside: questions.slice(0, 5).map(({ id, question }) => ({
        contentType: faq.name,
        itemId: id,
        title: question,
      })),
      total: 6,
    });
  });

  it('names nothing to those who may not see the list of it', async () => {
    const section = await samples.add(faqCategory);
    await samples.add(faq, { category: section.id });
    await api.dataSource.query(
      `DELETE FROM role_action USING role, action WHERE role.id = role_id AND action.id = action_id
       AND role.code = 'MANAGER' AND action.name = $1`,
      [actionsOf(faq).list],
    );
    await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
    await eventually(async () => {
      const { body } = await manager.post(addressOf(faqCategory, 'remove', section.id));
      return isDeepStrictEqual(body['current'], { inside: [], total: 1 });
    });
  });
});

describe('what was put into the trash while somebody edited it', () => {
  it('is said to be there, by whom and since when, and can be saved as a new item', async () => {
    const anna = await signIn(api, 'MANAGER', 'anna');
    const post = await samples.add(blogPost, { title: 'Осень' });
    await manager.post(addressOf(blogPost, 'publish', post.id));
    await anna.post(addressOf(blogPost, 'remove', post.id));
    const draft = { version: null, baseVersion: 2, values: { title: 'Зима' } };
    const late = [
      await manager.post(addressOf(blogPost, 'update', post.id), { version: 2, title: 'Зима' }),
      await manager.post(`${DRAFT_PATHS.save}/blog/${post.id}`, draft),
      await manager.post(addressOf(blogPost, 'publish', post.id)),
    ];
    for (const { status, body } of late) {
      expect([status, body['message']]).toEqual([
        404,
        expect.stringMatching(
          /^Запись «Осень» отправлена в корзину \d{2}\.\d{2}\.\d{4} \d{2}:\d{2} \(Сотрудник anna\)\. Верните её из корзины/u,
        ),
      ]);
    }
    const { id: _id, version: _version, ...typed } = post;
    const added = await manager.post(addressOf(blogPost, 'add'), { ...typed, title: 'Зима', slug: '' });
    expect([added.status, added.body['title']]).toEqual([200, 'Зима']);
  });
});
