import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { menuItem } from '@polden/content-model';
import { addressOf, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
});
afterAll(() => api.close());

const add = (title: string, kind: string, parent: number | null = null) =>
  manager.post(addressOf(menuItem, 'add'), { title, url: '/blog', kind, parent });
const update = (id: number, given: object) =>
  manager.post(addressOf(menuItem, 'update', id), { version: 1, ...given });

describe('an item of a menu', () => {
  it('stands inside an item of the same menu alone', async () => {
    const main = itemIn(await add('Займы', 'main'));
    const refused = await add('Заблудшая', 'footer', main.id);
    expect([refused.status, refused.body['error_validation']]).toEqual([
      422,
      {
        parent: [expect.stringContaining('«Займы» стоит в меню «Главное», а этот пункт в меню «В подвале»')],
      },
    ]);
    const footer = itemIn(await add('Компания', 'footer'));
    expect((await update(footer.id, { parent: main.id })).status).toBe(422);
    const move = { position: 1, within: { parent: main.id } };
    expect((await manager.post(addressOf(menuItem, 'moveItem', footer.id), move)).status).toBe(422);
    expect((await update(footer.id, { parent: main.id, kind: 'main' })).status).toBe(200);
  });

  it('stands no deeper than its menu is shown', async () => {
    const header = itemIn(await add('Отзывы', 'header'));
    const tooDeep = async (answer: ReturnType<typeof add>) => {
      const { status, body } = await answer;
      expect([status, Object.keys(Object(body['error_validation']) as object)]).toEqual([422, ['parent']]);
      return JSON.stringify(body['error_validation']);
    };
    expect(await tooDeep(add('Отзывы о займах', 'header', header.id))).toContain(
      'меню «В шапке» показывает 1 уровень, а этот пункт стоял бы глубже. Выберите «Нет»',
    );
    const top = itemIn(await add('Займы', 'main'));
    const second = itemIn(await add('Под залог', 'main', top.id));
    expect(await tooDeep(add('Мотоцикла', 'main', second.id))).toContain(
      'меню «Главное» показывает 2 уровня, а этот пункт стоял бы глубже. Выберите пункт верхнего уровня или «Нет»',
    );
    // With what stands inside.
    const other = itemIn(await add('Инвесторам', 'main'));
    const move = { position: 1, within: { parent: other.id } };
    expect(await tooDeep(manager.post(addressOf(menuItem, 'moveItem', top.id), move))).toContain(
      'а пункты внутри этого стояли бы глубже',
    );
    expect((await manager.post(addressOf(menuItem, 'moveItem', second.id), move)).status).toBe(200);
    expect((await manager.post(addressOf(menuItem, 'moveItem', top.id), move)).status).toBe(200);
  });

  it('does not leave its menu without what stands inside', async () => {
    const parent = itemIn(await add('Клиентам', 'footer'));
    const child = itemIn(await add('Оплата', 'footer', parent.id));
    const refused = await update(parent.id, { kind: 'header' });
    expect([refused.status, refused.body['error_validation']]).toEqual([
      422,
      { kind: [expect.stringContaining('(«Оплата»)')] },
    ]);
    expect((await update(parent.id, { title: 'Для клиентов' })).status).toBe(200);
    await manager.post(addressOf(menuItem, 'remove', child.id));
    expect((await update(parent.id, { version: 2, kind: 'header' })).status).toBe(200);
    const back = await manager.post(addressOf(menuItem, 'restore', child.id));
    expect([back.status, Object.keys(Object(back.body['error_validation']) as object)]).toEqual([
      422,
      ['parent'],
    ]);
  });
});
