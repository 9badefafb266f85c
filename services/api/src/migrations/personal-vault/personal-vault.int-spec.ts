import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, REQUEST_PATHS, REVIEW_FILE_PATHS, REVIEW_PATHS } from '@polden/api-contract';
import { review } from '@polden/content-model';
import sharp from 'sharp';
import type { MigrationInterface } from 'typeorm';
import { verifyHistory } from '../../history/verify/verify-history.ts';
import { MediaService } from '../../content/media/media.service.ts';
import { FilesService } from '../../content/media/files/files.service.ts';
import { pdf } from '../../content/media/testing/documents.ts';
import { VISITOR } from '../../content/media/visitors/visitor.ts';
import { get, post } from '../../testing/borrower.ts';
import { addressOf } from '../../testing/content.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveMigrationTools } from '../migration-tools.ts';
import { LeadContacts1796510003000 } from '../1796510003000-lead-contacts.ts';
import { PersonalVault1796510002000 } from '../1796510002000-personal-vault.ts';
import { Readable } from 'node:stream';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-vault-'));

describe('the migration of people into the vault', () => {
  let api: TestApp;
  let admin: StaffClient;

  beforeAll(async () => {
    api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
    await giveMigrationTools(api.dataSource, api.config);
    admin = await signIn(api, 'ADMIN');
  });
  afterAll(async () => {
    await api.close();
    rmSync(mediaDir, { recursive: true, force: true });
  });

  /** As the migration command does: each in a transaction. */
  async function run(way: 'up' | 'down', ...migrations: MigrationInterface[]): Promise<void> {
    for (const migration of migrations) {
      const runner = api.dataSource.createQueryRunner();
      await runner.startTransaction();
      await migration[way](runner);
      await runner.commitTransaction();
      await runner.release();
    }
  }

  /** Reviews as they were kept before: in the clear, with what came with them in the public library. */
  async function keepAsBefore(): Promise<string[]> {
    const picture = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#fc3' } })
      .jpeg()
      .toBuffer();
    const media = await api.app.get(MediaService).add(picture, 'Ирина.jpg', VISITOR);
    const file = await api.app
      .get(FilesService)
      .add(Readable.from(pdf('Договор')), 'Договор Ирины.pdf', VISITOR);
    await api.dataSource.query(`
      INSERT INTO review (name, type, rating, message, answer, email, phone, status, published_at, search_title, search_text)
      VALUES
        ('Ирина Ветрова', 'review', 5, 'Хорошо', '', 'irina@example.org', '+79161112233', 'draft', NULL,
          'ирина ветрова', 'хорошо irina@example.org +79161112233'),
        ('Олег Ветров', 'review', 4, 'Честно', 'Спасибо', 'oleg@example.org', '', 'published', now(),
          'олег ветров', 'честно спасибо oleg@example.org'),
        ('Пётр Ветров', 'feedback', NULL, 'Вопрос', '', '', '+79161112244', 'published', now(),
          'петр ветров', 'вопрос +79161112244')`);
    await api.dataSource.query(
      `INSERT INTO review_file (review_id, position, media_id, file_id, file_name)
       SELECT min(id), 1, $1::uuid, NULL::uuid, 'Ирина.jpg' FROM review
       UNION ALL SELECT min(id), 2, NULL, $2, 'Договор Ирины.pdf' FROM review`,
      [media.id, file.id],
    );
    await api.dataSource.query(`
      INSERT INTO content_revision (content_type, item_id, version, actor_id, actor_name, action, facts)
      SELECT 'review', id, 1, 'visitor', 'Посетитель сайта', 'add',
        jsonb_build_object('name', name, 'type', type, 'message', message) FROM review`);
    await api.dataSource.query(`
      INSERT INTO history_document (actor_id, actor_name, action, entity, entity_id, title, after)
      SELECT 'visitor', 'Посетитель сайта', 'add', 'review', id::text, name,
        jsonb_build_object('name', name, 'message', message) FROM review`);
    return [media.url, file.url];
  }

  it('leaves nothing in the clear, loses nothing, and goes both ways', async () => {
    await post(api, REQUEST_PATHS.prize, {
      name: 'Анна Ветрова',
      phone: '79161112255',
      email: 'anna@example.org',
      consent: true,
    });
    await run('down', new LeadContacts1796510003000(), new PersonalVault1796510002000());
    const addresses = await keepAsBefore();
    await run('up', new PersonalVault1796510002000(), new LeadContacts1796510003000());

    const stored = await everythingStored(api.dataSource);
    expect(stored).not.toMatch(/Ирина|Ирины|irina|oleg@|Пётр|петр|916111/iu);
    expect((await get(api, REVIEW_PATHS.items)).body['items']).toMatchObject([{ name: 'Олег Ветров' }]);
    const [id = 0] = (await api.dataSource.query<{ id: number }[]>('SELECT id FROM review ORDER BY id')).map(
      (row) => row.id,
    );
    const { body } = await admin.get(addressOf(review, 'item', id));
    expect(body).toMatchObject({ name: 'Ирина Ветрова', email: 'irina@example.org', phone: '+79161112233' });
    const revision = await admin.get(`${addressOf(review, 'revision', id)}?version=1`);
    expect(revision.body).toMatchObject({ values: { name: 'Ирина Ветрова', message: 'Хорошо' } });
    const found = await admin.get(`${addressOf(review, 'list')}?search=oleg@example.org`);
    expect(found.body['items']).toMatchObject([{ title: 'Олег Ветров' }]);
    const lead = await admin.get('admin/lead?search=anna@example.org');
    expect(lead.body).toMatchObject({ total: 1 });

    for (const url of addresses) expect((await api.app.inject({ url })).statusCode).toBe(404);
    const files = await admin.get(`${REVIEW_FILE_PATHS.files}/${id}`);
    expect(files.body).toMatchObject([
      { fileName: 'Ирина.webp', isPicture: true, published: null },
      { fileName: 'Договор Ирины.pdf', isPicture: false, published: null },
    ]);
    const document = await api.app.inject({
      url: `${API_BASE_PATH}${REVIEW_FILE_PATHS.file}/${id}/2`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(document.rawPayload.equals(pdf('Договор'))).toBe(true);

    expect((await verifyHistory(api.dataSource)).problems).toEqual([]);
    const titles = await api.dataSource.query<{ title: string }[]>(
      `SELECT DISTINCT title FROM history_document WHERE erasure_id IS NOT NULL ORDER BY title`,
    );
    expect(titles.map(({ title }) => title)).toEqual([
      `Отзыв № ${id}`,
      `Отзыв № ${id + 1}`,
      `Отзыв № ${id + 2}`,
      'Файл посетителя',
    ]);

    await run('down', new LeadContacts1796510003000(), new PersonalVault1796510002000());
    const [back] = await api.dataSource.query<object[]>('SELECT name, email, phone FROM review ORDER BY id');
    expect(back).toEqual({ name: 'Ирина Ветрова', email: 'irina@example.org', phone: '+79161112233' });
    await run('up', new PersonalVault1796510002000(), new LeadContacts1796510003000());
  });
});
