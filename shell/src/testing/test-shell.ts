import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseTakenManifest } from '@polden/mfe-release';
import { readPathPlaces, type RedirectRule, RedirectTable } from '@polden/reference-data';
import fastify from 'fastify';
import { answerHeaders, headersOfEvery } from '../server/answers/answer-headers.plugin.ts';
import { requestIdFor } from '../server/answers/request-id.ts';
import { serverOptions } from '../server/answers/server-options.ts';
import { cityChoice } from '../server/city/city-choice.plugin.ts';
import { CityCookie } from '../server/city/city-cookie.ts';
import { dataByCity } from '../server/city/data-by-city.ts';
import { SiteHosts } from '../server/city/site-hosts.ts';
import { busyPage } from '../server/overload/busy-page.ts';
import { answerClientError } from '../server/overload/client-errors.ts';
import { Connections } from '../server/overload/connections.ts';
import { Draining } from '../server/overload/draining.ts';
import { isForGate } from '../server/overload/rendered-pages.ts';
import { guardedServer } from '../server/overload/guarded-server.ts';
import { expectMap } from '../server/expect-map.plugin.ts';
import { health } from '../server/overload/health.plugin.ts';
import { RenderGate } from '../server/overload/render-gate.ts';
import { RenderPace } from '../server/overload/overload.ts';
import { FrontCache } from '../server/pages/cache/front-cache.ts';
import { PageCache } from '../server/pages/cache/page-cache.ts';
import { framedLoader } from '../server/pages/framed/framed-loader.ts';
import { pages } from '../server/pages/pages.plugin.ts';
import { Purges } from '../server/pages/cache/purges.ts';
import { Previews } from '../server/previews/previews.ts';
import { PageRedirects } from '../server/redirects/page-redirects.ts';
import { RedirectUses } from '../server/redirects/redirect-uses.ts';
import { folderArtifacts } from '../server/releases/artifact-source.ts';
import { barredReleases } from '../server/releases/barred.plugin.ts';
import { evaluateRemote } from '../server/releases/evaluate-remote.ts';
import { lockFiles } from '../server/pages/lock-files.plugin.ts';
import { ReleaseSets } from '../server/releases/release-sets.ts';
import { ReleaseStore } from '../server/releases/release-store.ts';
import type { DealtVisitor } from '../server/canaries/rollouts.ts';
import { SampledNetworks } from '../server/releases/sampled-networks.ts';
import { servicePaths } from '../server/service-paths.ts';
import { staticFiles } from '../server/static-files.plugin.ts';
import type { ThirdParties } from '../server/third-parties/third-parties.ts';
import { UNKNOWN_SITE } from '../server/unknown-site.ts';
import { SourceCookie } from '../server/source-cookie.ts';
import { VisitorCookie } from '../server/visitor-cookie.ts';
import { RecordedFaults } from './recorded-faults.ts';
import { ENVIRONMENT } from './release-fixture.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a deployment without configuration of its own has. */
const PATH_PLACES = readPathPlaces({});

/** The pages of a shell behind a real port, with releases from a folder and what it reports at hand. */
export interface TestShellOptions {
  publicOrigin?: string;
  local?: boolean;
  internalHosts?: string[];
  redirects?: RedirectRule[];
  appInstallUrl?: string | null;
  purgeHash?: string | null;
  hsts?: string | null;
  trustedProxyHops?: number;
  connections?: number;
  /** Of others; no deployment has any by default. */
  thirdParties?: ThirdParties;
  /** No page is there before a release map is; most tests do without one. */
  awaitsMap?: boolean;
}

export async function startTestShell(options: TestShellOptions = {}) {
  const { publicOrigin = 'http://localhost', local = true, internalHosts = [] } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  const artifactsDir = path.join(folder, 'artifacts');
  const assetsDir = path.join(folder, 'assets');
  await Promise.all([artifactsDir, assetsDir].map((dir) => mkdir(dir)));
  const keys = generateKeyPairSync('ed25519');
  const faults = new RecordedFaults();
  const log: Record<string, unknown>[] = [];
  const logTo = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const cache = new PageCache();
  const gate = new RenderGate();
  const draining = new Draining();
  const connections = new Connections(options.connections ?? 100);
  const busy = () => busyPage({ phones: [{ title: '8 800 555-00-00', tel: '+78005550000' }] });
  let asked = 0;
  const headersOf = (request: IncomingMessage) =>
    headersOfEvery(requestIdFor(request, options.trustedProxyHops ?? 0), options.hsts ?? null);
  const front = new FrontCache({ cache, sets: () => sets, redirects: () => redirects.table, headersOf });
  const app = fastify({
    ...serverOptions({ trustedProxyHops: options.trustedProxyHops ?? 0, logLevel: 'warn', logTo }),
    serverFactory: (handler) =>
      guardedServer(handler, {
        connections,
        draining,
        answersKept: (request, response) => front.answers(request, response),
        gate,
        isForGate: isForGate(cache),
        busy,
        headersOf,
        report: () => undefined,
      }),
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
  });
  app.addHook('onRequest', async () => void (asked += 1));
  answerHeaders(app, { hsts: options.hsts ?? null });
  const store = new ReleaseStore({
    cacheDir: path.join(folder, 'cache'),
    artifacts: folderArtifacts(artifactsDir),
    preflight: async ({ code, address }) => void evaluateRemote(code, address),
    readManifest: parseTakenManifest,
    onProblem: () => undefined,
  });
  const hosts = new SiteHosts({ publicOrigin: new URL(publicOrigin), local, internalHosts });
  const facts = { ...UNKNOWN_SITE, local };
  const dealt: DealtVisitor[] = [];
  const siteOf = dataByCity(() => facts, hosts);
  const sets = new ReleaseSets({
    store,
    framedLoader: framedLoader(hosts),
    shellData: (request) => siteOf(request.url),
    pathPlaces: PATH_PLACES,
    faults,
    onProblem: () => undefined,
  });
  const cities = new CityCookie({ local });
  let table = new RedirectTable(options.redirects ?? []);
  const redirects = new PageRedirects({
    hosts,
    cities,
    redirects: () => table,
    appInstallUrl: options.appInstallUrl ?? null,
  });
  const redirectUses = new RedirectUses();
  const purges = new Purges();
  purges.follow(() => cache.clear());
  health(app, { draining, sets });
  if (options.awaitsMap) expectMap(app, sets);
  barredReleases(app, sets);
  lockFiles(app, sets);
  servicePaths(app);
  cityChoice(app, { hosts, cities });
  await staticFiles(app, { assetDirs: [assetsDir], artifactsDir });
  pages(app, {
    sets,
    faults,
    cache,
    front,
    gate,
    pace: new RenderPace(() => connections.accepted),
    busy,
    assets: { scripts: [], styles: [], parts: {}, services: options.thirdParties?.client ?? {} },
    origins: {
      releases: [],
      thirdParties: options.thirdParties?.origins ?? { scripts: [], others: [] },
    },
    view: () => null,
    sampled: new SampledNetworks(),
    onDealt: (visitor) => void dealt.push(visitor),
    contentPreviews: {
      // Who looks at what is not published is known by the API; here by the word of the cookie.
      of: async (cookies) => ({
        active: cookies?.includes('content-preview=good') ? { title: '«Ставки»' } : null,
        isStale: cookies?.includes('content-preview=over') ?? false,
      }),
      removal: 'content-preview=; Path=/; Max-Age=0',
    },
    visitors: new VisitorCookie({ local }),
    sources: new SourceCookie({ local }),
    previews: new Previews({
      keys: [keys.publicKey],
      environment: ENVIRONMENT,
      local,
      previewOf: (remote, name) => sets.previewOf(remote, name),
    }),
    hosts,
    redirects,
    onRedirected: (rules, isRobot) => redirectUses.add(rules, isRobot),
    purges,
    purgeHash: options.purgeHash ?? null,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const send = (method: string, pathname: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: pathname, method, agent: false };
      const asked = request(options, (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        text(response).then((answer) => resolve({ status, headers: answered, body: answer }), reject);
      });
      asked.setHeader('host', `localhost:${port}`);
      for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value);
      asked.on('error', reject).end(body);
    });
  return {
    /** What was logged, line by line. */
    log,
    artifactsDir,
    faults,
    /** Who came with a page of a remote that is being tried. */
    dealt,
    sets,
    gate,
    cache,
    draining,
    /** How many requests have gone the ordinary way, and were not answered before the framework. */
    get asked() {
      return asked;
    },
    /** Visitors that the editors' rules have redirected since the last call. */
    redirectUses: () => redirectUses.take(),
    /** The editors have other rules now. */
    redirect: (rules: RedirectRule[]) => void (table = new RedirectTable(rules)),
    port,
    host: `localhost:${port}`,
    mapKey: keys.privateKey,
    send,
    get: (pathname: string, headers: Record<string, string> = {}) => send('GET', pathname, headers),
    post: (pathname: string, body: string, headers: Record<string, string>) =>
      send('POST', pathname, headers, body),
    stop: async () => {
      sets.stop();
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type TestShell = Awaited<ReturnType<typeof startTestShell>>;
