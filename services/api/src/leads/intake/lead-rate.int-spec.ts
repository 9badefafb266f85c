import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import {
  API_BASE_PATH,
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
} from '@polden/api-contract';
import fastify, { type FastifyInstance } from 'fastify';
import { type Client, Pool } from 'pg';
import { verifyPhone } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN } from '../../testing/leads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** `npm run bench:leads` measures; an ordinary run looks at the statements and prints a rough figure. */
const ROUNDS = Number(process.env['LEAD_RATE_ROUNDS'] ?? 2);
const SLICE_MS = Number(process.env['LEAD_RATE_SLICE_MS'] ?? 300);
const IS_MEASURED = process.env['LEAD_RATE_ROUNDS'] !== undefined;
const AT_ONCE = 8;
/** The first start of a run migrates a database from its beginning. */
const START_MS = 180_000;
const LEAST_SHARE = 0.6;
const PHONE = '79161234567';

interface Statement {
  text: string;
  values: unknown[];
  /** It was sent when everything before it had been answered. */
  waited: boolean;
}

let api: TestApp;
let headers: Record<string, string>;
let bare: FastifyInstance;
let pool: Pool;
let statements: Statement[];

beforeAll(async () => {
  api = await startTestApp({
    // Deliveries are worked whenever there is time, and are no part of what is compared.
    configure: (config) => ({
      ...config,
      limits: {
        ...config.limits,
        delivery: { ...config.limits.delivery, pollSeconds: 3600, toldPollSeconds: 3600 },
      },
    }),
  });
  headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
  // The search is made ready at the start, and would be counted.
  await eventually(
    async () => (await api.dataSource.query<unknown[]>('SELECT FROM search_position')).length === 1,
  );
  await createLead();
  statements = await statementsOf(createLead);
  pool = new Pool({ connectionString: api.config.databaseUrl, max: 10 });
  bare = bareRoute(pool, statements);
  await bare.ready();
}, START_MS);
afterAll(async () => {
  await bare.close();
  await pool.end();
  await api.close();
});

/** Each of another sum: the same loan for the same phone would be the same lead. */
let sum = TITLE_LOAN.requiredSum;

async function createLead(): Promise<void> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${LEAD_PATHS.create}`,
    payload: { phone: PHONE, ...TITLE_LOAN, requiredSum: (sum += 1) },
    headers: { ...headers, [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** What the call sends to the database, in its order. */
async function statementsOf(call: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const watched: Client[] = [];
  let unanswered = 0;
  const watch = (client: Client): Client => {
    if (watched.includes(client)) return client;
    watched.push(client);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const send = (given: string | Pick<Statement, 'text' | 'values'>, ...more: unknown[][]) => {
      const { text, values } = typeof given === 'string' ? { text: given, values: more[0] ?? [] } : given;
      sent.push({ text, values, waited: unanswered === 0 });
      unanswered += 1;
      return query(given, ...more).finally(() => (unanswered -= 1));
    };
    Object.defineProperty(client, 'query', { value: send, configurable: true });
    return client;
  };
  const { dataSource } = api;
  const open = dataSource.createQueryRunner.bind(dataSource);
  const spy = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
    const runner = open(mode);
    const connect = runner.connect.bind(runner);
    jest.spyOn(runner, 'connect').mockImplementation(async () => watch((await connect()) as Client));
    return runner;
  });
  await call();
  spy.mockRestore();
  for (const client of watched) Reflect.deleteProperty(client, 'query');
  return sent;
}

/** The same statements behind a route that does nothing else: no validation, no cipher, no framework. */
function bareRoute(database: Pool, same: readonly Statement[]): FastifyInstance {
  const server = fastify();
  server.post('/', async () => {
    const client = await database.connect();
    try {
      const next = new Map(ids.map((id) => [id, randomUUID()]));
      for (const { text, values } of same)
        await client.query(
          text,
          values.map((value) => fresh(value, next)),
        );
      return { ok: true };
    } finally {
      client.release();
    }
  });
  // Each row is a new one, and those that name another name the new one.
  const texts = same.flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
  const ids = [...new Set(texts.flatMap((text) => text.match(UUIDS) ?? []))];
  const fresh = (value: unknown, next: ReadonlyMap<string, string>): unknown =>
    typeof value === 'string' ? value.replace(UUIDS, (id) => next.get(id) ?? id) : value;
  return server;
}

const UUIDS = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu;

it('a lead is stored with its keys, its delivery and its job in eight statements and four waits for the database', () => {
  expect(
    statements.map(({ text, waited }) => [waited, text.trim().split(/\s+/u).slice(0, 3).join(' ')]),
  ).toEqual([
    // Both budgets of the form.
    [true, 'WITH spent_0 AS'],
    // Whether the proof of the phone is older than its owner's leaving everywhere.
    [true, 'SELECT FROM client_leaving'],
    [true, 'START TRANSACTION'],
    [false, 'INSERT INTO idempotency_key'],
    // The claim by content, with any key.
    [false, 'INSERT INTO idempotency_key'],
    [false, 'WITH stored AS'],
    [false, expect.stringContaining('INSERT INTO')],
    [true, 'COMMIT'],
  ]);
});

it('leads are created at a good share of the rate of the same SQL behind a bare route', async () => {
  const storeBare = async (): Promise<void> => {
    const answer = await bare.inject({ method: 'POST', url: '/', payload: {} });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  await Promise.all([rate(createLead, SLICE_MS), rate(storeBare, SLICE_MS)]);
  const shares: number[] = [];
  let ours = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // One after the other, so that a busy machine is busy for both.
    const [plain, own] = [await rate(storeBare, SLICE_MS), await rate(createLead, SLICE_MS)];
    shares.push(own / plain);
    ours = own;
  }
  const median = shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
  process.stderr.write(
    `leads: ${Math.round(ours)} a second, ${median.toFixed(2)} of the same SQL behind a bare route\n`,
  );
  if (IS_MEASURED) expect(median).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect(ours).toBeGreaterThan(0);
}, 600_000);

/** How often a second the work is done, several at once. */
async function rate(work: () => Promise<void>, forMs: number): Promise<number> {
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - began < forMs) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (done * 1000) / (performance.now() - began);
}
