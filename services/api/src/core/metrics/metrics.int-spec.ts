import { afterEach, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const TOKEN = 'metrics-token-of-thirty-two-letters';
let api: TestApp;

afterEach(() => api.close());

const read = (authorization?: string) =>
  api.app.inject({ url: '/api/v1/metrics', headers: authorization === undefined ? {} : { authorization } });

it('counts answers by the pattern of their path, and never by the path', async () => {
  api = await startTestApp();
  await api.app.inject({ url: '/api/v1/blog/post/+79161234567' });
  const { statusCode, headers, body } = await read();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/blog\/post\/:[a-z]+",status="4xx"\} 1/i,
  );
  expect(body).not.toContain('79161234567');
  expect(body).toContain('database_connections{state="idle"}');
});

it('is for the holder of the token alone', async () => {
  api = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
  const answers = [await read(), await read('Bearer wrong'), await read(`Bearer ${TOKEN}`)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
});

it('counts what is refused because there is too much, and one line of the log says so', async () => {
  const lines: string[] = [];
  api = await startTestApp({
    env: { MAX_IN_FLIGHT: '1' },
    logTo: { write: (line) => void lines.push(line) },
  });
  await api.app.listen(0, '127.0.0.1');
  const origin = await api.app.getUrl();
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const answer = await fetch(`${origin}/api/v1/menu`);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const refused = statuses.filter((status) => status === 503).length;
  expect(refused).toBeGreaterThan(0);
  const { body } = await read();
  expect(body).toContain(`http_requests_refused_total{class="other"} ${refused}\n`);
  expect(lines.filter((line) => line.includes('some are refused'))).toHaveLength(1);
});
