import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PlaceOfIssueSuggestions, SUGGESTION_PATHS } from '@polden/api-contract';
import { post } from '../../testing/borrower.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ask = async (api: TestApp, placeOfIssue: string): Promise<PlaceOfIssueSuggestions['suggestions']> => {
  const { status, body } = await post(api, SUGGESTION_PATHS.placeOfIssue, { placeOfIssue });
  expect(status).toBe(200);
  return (body as unknown as PlaceOfIssueSuggestions).suggestions;
};

describe('places of issue from the directory', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it.each(['770-001', '770001', '770 001', '770–001'])('are found by the code %s', async (typed) => {
    expect(await ask(api, typed)).toEqual([
      {
        value: 'ГУ МВД РОССИИ ПО Г. МОСКВЕ',
        data: { code: '770-001', name: 'ГУ МВД РОССИИ ПО Г. МОСКВЕ' },
      },
    ]);
  });

  it('are found by the beginning of a code and of words in any order', async () => {
    const codes = (await ask(api, '160')).map(({ data }) => data.code);
    expect(codes).toEqual(['160-001', '160-002', '160-003']);
    const [best] = await ask(api, 'казани уфмс татар');
    expect(best?.value).toBe('ОТДЕЛОМ УФМС РОССИИ ПО РЕСПУБЛИКЕ ТАТАРСТАН В ГОР. КАЗАНИ');
    expect((await ask(api, 'хорошево'))[0]?.value).toContain('ХОРОШЁВО-МНЁВНИКИ');
  });

  it('are ten at most, and none for what is no department', async () => {
    expect(await ask(api, 'уфмс')).toHaveLength(10);
    for (const typed of ['', ' ', 'я', 'абракадабра', '999-999', '%_'])
      expect(await ask(api, typed)).toEqual([]);
  });
});

describe('a question for a place of issue', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it.each([
    [{}, 'Напишите код подразделения или его название'],
    [{ placeOfIssue: null }, 'Напишите код подразделения или его название'],
    [{ placeOfIssue: 12 }, 'Напишите код подразделения или его название'],
    [{ placeOfIssue: 'а'.repeat(301) }, 'Слишком длинный запрос: до 300 знаков'],
    [{ placeOfIssue: 'ОВД\u0007Арбат' }, 'Напишите запрос одной строкой'],
  ])('that is none is told why: %#', async (body, message) => {
    const answer = await post(api, SUGGESTION_PATHS.placeOfIssue, body);
    expect([answer.status, answer.body['error_validation']]).toEqual([422, { placeOfIssue: [message] }]);
  });
});

describe('places of issue from a service', () => {
  let server: Server;
  let api: TestApp;
  let seen: { key: unknown; body: unknown }[];
  let answer: 'right' | 'broken' | 'refused' | 'silent';

  beforeAll(async () => {
    seen = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ key: request.headers.authorization, body: JSON.parse(body) });
        if (answer === 'silent') return;
        if (answer === 'refused') return void response.writeHead(403).end();
        const data = { code: '772-053', name: 'ОВД ЗЮЗИНО Г. МОСКВЫ', region_code: '77' };
        const items = [{ value: data.name, unrestricted_value: data.name, data }, { value: 7 }];
        response.end(answer === 'right' ? JSON.stringify({ suggestions: items }) : '<html>');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    api = await startTestApp({
      env: {
        SUGGESTIONS_DRIVER: 'http',
        SUGGESTIONS_URL: `http://127.0.0.1:${port}/suggest/fms_unit`,
        SUGGESTIONS_KEY: 'key-of-ours',
      },
    });
  });
  afterAll(async () => {
    await api.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('are asked for with our key, which nobody else sees', async () => {
    answer = 'right';
    const found = await ask(api, 'зюзино');
    expect(found).toEqual([
      { value: 'ОВД ЗЮЗИНО Г. МОСКВЫ', data: { code: '772-053', name: 'ОВД ЗЮЗИНО Г. МОСКВЫ' } },
    ]);
    expect(seen).toEqual([{ key: 'Token key-of-ours', body: { query: 'зюзино', count: 10 } }]);
  });

  it.each(['broken', 'refused', 'silent'] as const)('are none when the service is %s', async (state) => {
    answer = state;
    expect(await ask(api, 'зюзино')).toEqual([]);
  });
});
