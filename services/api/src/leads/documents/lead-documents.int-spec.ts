import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeadDocument } from '@polden/api-contract';
import { get } from '../../testing/borrower.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('documents of a loan request', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('are the consents, each a page to read', async () => {
    const { body } = await get(api, 'lead/documents?product=pts');
    const documents = body as unknown as LeadDocument[];
    expect(documents.map(({ title, isRequired }) => [title, isRequired])).toEqual([
      ['Согласие на запрос кредитной истории', true],
      ['Соглашение об электронном взаимодействии', true],
      ['Согласие на обработку персональных данных', true],
    ]);
    for (const { link, title } of documents) {
      const page = await api.app.inject({ url: link });
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain(`<h1>${title}</h1>`);
      expect(page.body).toContain('ООО МФК «Полдень»');
      expect(page.body).not.toMatch(/[{}]\w+\}|undefined/);
    }
  });

  it('are unknown otherwise', async () => {
    expect((await get(api, 'lead/documents/none')).status).toBe(404);
    expect((await get(api, 'lead/documents?product=ipoteka')).status).toBe(422);
  });
});
