import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { AddressesInOneForm1796804700000 } from './1796804700000-addresses-in-one-form.ts';

/** Address, city, title; those that the migration must find. */
const RULES = [
  ['/blog', 'msk', 'Без черты'],
  ['/blog/', 'msk', 'С чертой'],
  ['/AU4', 'msk', 'Прописными'],
  ['/Kariera/*', 'Kazan', 'Казань'],
  ['/kontakty', 'ekb', 'Прежнее имя'],
  ['/au4?x=1', 'msk', 'С вопросом'],
  ['/faq', 'zzz', 'Нигде'],
];

describe('the migration of addresses to the form in which they are found', () => {
  let api: TestApp;
  let runner: QueryRunner;

  beforeAll(async () => {
    api = await startTestApp();
    runner = api.dataSource.createQueryRunner();
  });
  afterAll(async () => {
    await runner.release();
    await api.close();
  });

  it('keeps the rule that pages went by, and leaves alone what never applied', async () => {
    for (const [url, subdomain, title] of RULES)
      await runner.query(
        `INSERT INTO seo_meta (url, subdomain, title, search_title, search_text, status, published_at)
         VALUES ($1, $2, $3, '', '', 'published', now())`,
        [url, subdomain, title],
      );
    await new AddressesInOneForm1796804700000().up(runner);
    const rows = (await runner.query(
      'SELECT url, subdomain, title, trashed_at IS NOT NULL AS trashed FROM seo_meta ORDER BY id',
    )) as { url: string; subdomain: string; title: string; trashed: boolean }[];
    expect(rows.map(({ url, subdomain, title, trashed }) => [url, subdomain, title, trashed])).toEqual([
      ['/blog', 'msk', 'Без черты', true],
      ['/blog', 'msk', 'С чертой', false],
      ['/au4', 'msk', 'Прописными', false],
      ['/kariera/*', 'kazan', 'Казань', false],
      ['/kontakty', 'ekaterenburg', 'Прежнее имя', false],
      ['/au4?x=1', 'msk', 'С вопросом', false],
      ['/faq', 'zzz', 'Нигде', false],
    ]);
  });
});
