import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { configureHttp, followOldReads, provideKeptReads } from '@polden/http';
import { createClient } from '@polden/http/client';
import fastify, { type FastifyInstance } from 'fastify';
import { asError } from '@polden/mfe-release';
import { answerHeaders, headersOfEvery } from './answers/answer-headers.plugin.ts';
import { currentRequestId, requestIdFor } from './answers/request-id.ts';
import { serverOptions } from './answers/server-options.ts';
import { apiProxy } from './api-proxy.plugin.ts';
import type { ShellConfig } from './config/config.ts';
import { cityChoice } from './city/city-choice.plugin.ts';
import { CityCookie } from './city/city-cookie.ts';
import { dataByCity } from './city/data-by-city.ts';
import { SiteHosts } from './city/site-hosts.ts';
import { consentChoice } from './consent/consent.plugin.ts';
import { ContentChanges } from './content-changes.ts';
import { ContentPreviews } from './content-preview/content-previews.ts';
import { previewEntry } from './content-preview/preview-entry.plugin.ts';
import { DirectReads } from './direct-reads.ts';
import { ErrorCollector } from './error-reports/error-collector.ts';
import { errorReports } from './error-reports/error-reports.plugin.ts';
import { readiness } from './expect-map.plugin.ts';
import { failedCalls } from './failed-calls.ts';
import { variants } from './experiments/variants.plugin.ts';
import { KeptReadFiles } from './kept-reads.ts';
import { forgetReads } from './forget-reads.ts';
import { busyPage } from './overload/busy-page.ts';
import { answerClientError } from './overload/client-errors.ts';
import { Draining } from './overload/draining.ts';
import { guardedServer } from './overload/guarded-server.ts';
import { OverloadedError } from './overload/overloaded-error.ts';
import { Overload } from './overload/overload.ts';
import { notedReads, noteOldRead } from './pages/query/old-reads.ts';
import { FrontCache } from './pages/cache/front-cache.ts';
import { PageCache } from './pages/cache/page-cache.ts';
import { factsOfPage } from './releases/page-facts.ts';
import { barredReleases } from './releases/barred.plugin.ts';
import { lockFiles } from './pages/lock-files.plugin.ts';
import { framedLoader } from './pages/framed/framed-loader.ts';
import { pages } from './pages/pages.plugin.ts';
import { Purges } from './pages/cache/purges.ts';
import { nameStylesOfErrors } from './pages/document/name-styles.ts';
import { readShellAssets } from './pages/document/shell-assets.ts';
import { Previews } from './previews/previews.ts';
import { PageRedirects } from './redirects/page-redirects.ts';
import { tableOf } from './redirects/redirect-table.ts';
import { followReleases } from './releases/followed-releases.ts';
import { SampledNetworks } from './releases/sampled-networks.ts';
import { servicePaths } from './service-paths.ts';
import type { ShellParts } from './shell-parts.ts';
import { cards } from './seo/card/card.plugin.ts';
import { pathsOfChange, ruleFor } from './seo/meta-rules.ts';
import { seo } from './seo/seo.plugin.ts';
import { Sitemaps } from './seo/sitemaps.ts';
import { siteIcons } from './site-icons.plugin.ts';
import { SiteData } from './site-data.ts';
import { SourceCookie } from './source-cookie.ts';
import { stateFiles } from './state-files.ts';
import { staticFiles } from './static-files.plugin.ts';
import { policyReports } from './policy-reports/policy-reports.plugin.ts';
import { pageViews } from './telemetry/page-views.plugin.ts';
import { VisitorCookie } from './visitor-cookie.ts';
import { addVisitorHeaders, keepVisitorCookies, visitorGone, visitorPreviews } from './visitor.ts';

/** Builds the shell's server: it starts with what is on disk, and follows the registry and the API from there. */
export async function createShell(
  config: ShellConfig,
  clientDir: string,
  {
    faults,
    pageView = () => null,
    onDealt = () => undefined,
    onUntrusted = () => undefined,
    onRedirected = () => undefined,
    purges = new Purges(),
    draining = new Draining(),
    evaluation,
    draw,
  }: ShellParts,
): Promise<FastifyInstance> {
  const { trustedProxyHops, hsts } = config;
  const cache = new PageCache();
  const overload = new Overload(cache);
  const busy = () => busyPage(siteData.current.brand);
  const headersOf = (asked: IncomingMessage) => headersOfEvery(requestIdFor(asked, trustedProxyHops), hsts);
  const front = new FrontCache({ cache, sets: () => sets, redirects: () => redirects.table, headersOf });
  const app = fastify({
    ...serverOptions({ trustedProxyHops, logLevel: config.local ? 'warn' : 'info' }),
    serverFactory: (handler) =>
      guardedServer(handler, {
        connections: overload.connections,
        draining,
        answersKept: (request, response) => front.answers(request, response),
        gate: overload.gate,
        isForGate: overload.isForGate,
        busy,
        headersOf,
        report: (message) => app.log.warn(message),
      }),
    clientErrorHandler: answerClientError,
    // Requests that come while the process ends are answered all the same.
    return503OnClosing: false,
  });
  const report = (message: string) => app.log.warn(message);
  const calls = {
    origin: config.apiOrigin,
    requestId: currentRequestId,
    onRequest: (headers: Pick<Headers, 'set'>) => addVisitorHeaders(headers, config.publicOrigin.origin),
    onResponse: keepVisitorCookies,
  };
  const collector = new ErrorCollector({ dsn: config.sentryDsn, environment: config.environment });
  const reads = new DirectReads(calls);
  app.addHook('onClose', () => reads.close());
  configureHttp({
    ...calls,
    client: createClient,
    cacheReads: true,
    read: notedReads(reads.read),
    readerGone: visitorGone,
    ownReads: visitorPreviews,
    onFailure: failedCalls(app.log, collector),
    onFault: (error) => {
      app.log.error({ err: error }, 'a fault behind a soft read');
      collector.failed({ url: '' }, asError(error));
    },
  });

  const keptReads = new KeptReadFiles(path.join(config.stateDir, 'reads'), {
    isDeclared: (address) => siteData.reads.includes(address),
  });
  provideKeptReads(keptReads);
  followOldReads(noteOldRead);
  void keptReads.tidy();

  const hosts = new SiteHosts(config);
  const siteData = new SiteData({
    ...config,
    file: path.join(config.stateDir, 'site-lists.json'),
    onProblem: report,
    onShownChange: () => cache.clear(),
    onRulesChange: (before, now) => cache.dropPages(pathsOfChange(before, now)),
  });
  const siteOf = dataByCity(() => siteData.current, hosts);
  const cities = new CityCookie(config);
  const redirects = new PageRedirects({
    hosts,
    cities,
    redirects: tableOf(() => siteData.own('redirects'), report),
    appInstallUrl: config.appInstallUrl,
  });
  const releases = followReleases(config, {
    shellData: (request) => siteOf(request.url),
    pageRule: ({ url }) => ruleFor(siteData.own('metaRules'), new URL(url).pathname, siteOf(url).city.alias),
    faults,
    framedLoader: framedLoader(hosts),
    evaluation,
    onProblem: report,
    onPlan: ({ declared }) => siteData.readAlso(declared.reads),
  });
  const { sets } = releases;

  purges.follow(() => {
    forgetReads();
    cache.clear();
  });
  const changes = new ContentChanges({
    apiOrigin: config.apiOrigin,
    onChange: (tags) => {
      forgetReads();
      void siteData.contentChanged(tags);
      if (tags === null) cache.clear();
      else cache.invalidate(tags);
    },
  });

  answerHeaders(app, { hsts });
  const folders = { state: config.stateDir, client: clientDir };
  const keptAssets = await stateFiles(app, folders, releases.tidy, report);
  await staticFiles(app, { assetDirs: [clientDir, keptAssets], artifactsDir: config.artifactsDir });
  if (config.proxyApi) await apiProxy(app, config);
  readiness(app, { draining, sets });
  barredReleases(app, sets);
  lockFiles(app, sets);
  siteIcons(app, () => siteData.current.brand);
  seo(app, {
    hosts,
    indexed: config.indexed,
    uncrawled: () => sets.current.declared.uncrawled,
    sitemaps: new Sitemaps({
      set: () => sets.current,
      pathPlaces: config.pathPlaces,
      addresses: () => siteData.addresses,
      rules: () => siteData.own('metaRules'),
      redirects: () => redirects.table,
    }),
  });
  cards(app, {
    hosts,
    facts: () => siteData.current,
    isPage: (pathname) => factsOfPage(sets.current, pathname).exists,
    draw,
  });
  const contentPreviews = new ContentPreviews(config);
  previewEntry(app, { hosts, previews: contentPreviews });
  const visitors = new VisitorCookie(config);
  servicePaths(app);
  cityChoice(app, { hosts, cities });
  consentChoice(app, { hosts, local: config.local });
  variants(app, { sets, visitors, hosts });
  errorReports(app, { collector, hosts });
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof OverloadedError)) collector.failed(request, error);
  });
  policyReports(app, { hosts, liveVersion: (...of) => sets.liveVersion(...of), onUntrusted });
  pageViews(app, { sets, visitors, view: pageView, hosts });
  const assets = readShellAssets(clientDir, config.thirdParties.client);
  nameStylesOfErrors(assets);
  pages(app, {
    sets,
    cache,
    front,
    assets,
    faults: collector.watching(overload.watching(faults)),
    gate: overload.gate,
    pace: overload.pace,
    busy,
    view: pageView,
    onDealt,
    sampled: new SampledNetworks(),
    previews: new Previews({
      keys: config.mapKeys,
      environment: config.environment,
      local: config.local,
      previewOf: (remote, name) => sets.previewOf(remote, name),
    }),
    contentPreviews,
    visitors,
    sources: new SourceCookie(config),
    purges,
    purgeHash: config.purgeHash,
    origins: { releases: releases.origins, thirdParties: config.thirdParties.origins },
    hosts,
    redirects,
    onRedirected,
  });

  await Promise.all([siteData.start(), releases.start()]);
  await siteData.readsAreThere;
  changes.start();
  app.addHook('onClose', async () => {
    siteData.stop();
    releases.stop();
    changes.stop();
    overload.stop();
  });
  return app;
}
