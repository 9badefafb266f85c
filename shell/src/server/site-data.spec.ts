import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  SEO_META_PATHS,
  SITE_PATHS,
  TEXT_PATHS,
  type SeoMetaRule,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { SiteData } from './site-data.ts';
import { UNKNOWN_SITE } from './unknown-site.ts';

const RULE: SeoMetaRule = {
  id: 1,
  url: '/blog',
  subdomain: 'msk',
  title: 'Блог',
  description: '',
  heading: '',
  keywords: '',
  hidden: false,
};
const SETTINGS = {
  brand: UNKNOWN_SITE.brand,
  currentDate: '2026-11-20T12:00:00+03:00',
  cookieManifest: { visible: true },
};

let folder: string;
let server: Server;
let answers: Map<string, unknown>;
let problems: string[];
let shownChanges: number;
let ruleChanges: [number, number][];
const started: SiteData[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-data-'));
  [problems, shownChanges, ruleChanges] = [[], 0, []];
  answers = new Map<string, unknown>([
    [SITE_PATHS.settings, SETTINGS],
    [SITE_PATHS.menu, { items: [] }],
    [TEXT_PATHS.templates, { 'footer-legal': '<p>2026</p>' }],
    [SEO_META_PATHS.published, [RULE]],
  ]);
  server = createServer((request, response) => {
    const asked = (request.url ?? '').replace(API_BASE_PATH, '');
    const answer = answers.get(asked);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 404, message: 'net' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureHttp({ origin: `http://127.0.0.1:${port}`, cacheReads: true });
});
afterEach(async () => {
  for (const data of started.splice(0)) data.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function start(): Promise<SiteData> {
  const data = new SiteData({
    file: path.join(folder, 'site-lists.json'),
    local: false,
    appInstallUrl: 'https://apps.polden.example/install',
    onProblem: (message) => problems.push(message),
    onShownChange: () => (shownChanges += 1),
    onRulesChange: (before, now) => ruleChanges.push([before.length, now.length]),
  });
  started.push(data);
  await data.start();
  return data;
}

describe('the data of the site', () => {
  it('is read at the start, each list on its own: those that fail are reported once', async () => {
    const data = await start();
    expect(data.current.texts).toEqual({ 'footer-legal': '<p>2026</p>' });
    expect(data.current.settings).toEqual({
      currentDate: SETTINGS.currentDate,
      cookieManifest: { visible: true },
    });
    expect([data.current.counters, data.current.networks]).toEqual([[], []]);
    expect(data.own('metaRules')).toEqual([RULE]);
    expect(data.current.installsApp).toBe(true);
    const reported = problems.filter((problem) => problem.startsWith('networks:'));
    await data.contentChanged(['network']);
    expect(problems.filter((problem) => problem.startsWith('networks:'))).toEqual(reported);
    expect(reported).toHaveLength(1);
  });

  it('shows a change that it is told of, and tells of it', async () => {
    const data = await start();
    [shownChanges, ruleChanges] = [0, []];
    answers.set(TEXT_PATHS.templates, { 'footer-legal': '<p>2027</p>' });
    answers.set(SEO_META_PATHS.published, []);
    await data.contentChanged(['template']);
    expect(data.current.texts).toEqual({ 'footer-legal': '<p>2027</p>' });
    expect([shownChanges, data.own('metaRules').length, ruleChanges]).toEqual([1, 1, []]);
    await data.contentChanged(['meta-for-pages']);
    expect([shownChanges, data.own('metaRules').length, ruleChanges]).toEqual([1, 0, [[1, 0]]]);
  });

  it('is not other because the clock has gone on', async () => {
    const data = await start();
    shownChanges = 0;
    answers.set(SITE_PATHS.settings, { ...SETTINGS, currentDate: '2026-11-20T12:00:10+03:00' });
    await data.contentChanged(null);
    expect([shownChanges, data.current.settings.currentDate]).toEqual([0, '2026-11-20T12:00:10+03:00']);
  });

  it('keeps what it has when a list fails, and starts with it when the API is down', async () => {
    const data = await start();
    answers.clear();
    await data.contentChanged(null);
    expect(data.current.texts).toEqual({ 'footer-legal': '<p>2026</p>' });
    const next = await start();
    expect(next.current.texts).toEqual({ 'footer-legal': '<p>2026</p>' });
    expect(next.own('metaRules')).toEqual([RULE]);
  });
});
