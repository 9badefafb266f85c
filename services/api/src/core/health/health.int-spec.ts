import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('health', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('is live and ready on a migrated database', async () => {
    for (const path of ['/api/v1/health/live', '/api/health/ready']) {
      const answer = await api.app.inject({ url: path });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('is not ready while a migration is missing', async () => {
    await api.dataSource.query(`UPDATE migration SET name = 'gone' WHERE name LIKE 'CreateLead%'`);
    const ready = await api.app.inject({ url: '/api/v1/health/ready' });
    const live = await api.app.inject({ url: '/api/v1/health/live' });
    await api.dataSource.query(`UPDATE migration SET name = 'CreateLead1795200004000' WHERE name = 'gone'`);
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ code: 503, message: 'База данных ещё не обновлена' });
    expect(live.statusCode).toBe(200);
  });

  it('is not ready with other keys than the database is written with', async () => {
    await api.dataSource.query(
      `INSERT INTO known_key (name, fingerprint) VALUES ('BLIND_INDEX_KEY', 'of another')`,
    );
    const ready = await api.app.inject({ url: '/api/v1/health/ready' });
    await api.dataSource.query('DELETE FROM known_key');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ code: 503, message: 'База данных записана другими ключами' });
  });
});
