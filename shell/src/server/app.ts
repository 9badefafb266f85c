import path from 'node:path';
import { configureHttp, expireCachedReads } from '@polden/http';
import type { LockedRemote } from '@polden/mfe-contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy.plugin.ts';
import type { ShellConfig } from './config.ts';
import { cityChoice } from './city/city-choice.plugin.ts';
import { CityCookie } from './city/city-cookie.ts';
import { dataByCity } from './city/data-by-city.ts';
import { SiteHosts } from './city/site-hosts.ts';
import { consentChoice } from './consent/consent.plugin.ts';
import { ContentChanges } from './content-changes.ts';
import { ErrorCollector } from './error-reports/error-collector.ts';
import { errorReports } from './error-reports/error-reports.plugin.ts';
import { variants } from './experiments/variants.plugin.ts';
import type { Faults } from './faults/faults.ts';
import { keepAssets } from './kept-assets.ts';
import { PageCache } from './pages/page-cache.ts';
import { factsOfPage } from './pages/page-facts.ts';
import { pages } from './pages/pages.plugin.ts';
import { Purges } from './pages/purges.ts';
import { readShellAssets } from './pages/shell-assets.ts';
import { Previews } from './previews/previews.ts';
import { Moves } from './redirects/page-move.ts';
import { tableOf } from './redirects/redirect-table.ts';
import { followReleases } from './releases/followed-releases.ts';
import { servicePaths } from './service-paths.ts';
import { cards } from './seo/card/card.plugin.ts';
import { pathsOfChange, ruleFor } from './seo/meta-rules.ts';
import { seo } from './seo/seo.plugin.ts';
import { Sitemaps } from './seo/sitemaps.ts';
import { siteIcons } from './site-icons.plugin.ts';
import { SiteData } from './site-data.ts';
import { SourceCookie } from './source-cookie.ts';
import { staticFiles } from './static-files.plugin.ts';
import { pageViews } from './telemetry/page-views.plugin.ts';
import { VisitorCookie } from './visitor-cookie.ts';
import { addVisitorHeaders, keepVisitorCookies } from './visitor.ts';

/** What the process around the server gives to it. */
export interface ShellParts {
  faults: Faults;
  /** Signs what a page view is made of; null while nobody may report. */
  pageView?: (lock: readonly LockedRemote[]) => string | null;
  purges?: Purges;
}

/** Builds the shell's server: it starts with what is on disk, and follows the registry and the API from there. */
export async function createShell(
  config: ShellConfig,
  clientDir: string,
  { faults, pageView = () => null, purges = new Purges() }: ShellParts,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.local ? 'warn' : 'info' },
    trustProxy: config.trustedProxyHops === 0 ? 'loopback' : (_address, hop) => hop < config.trustedProxyHops,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2_000 },
  });
  const report = (message: string) => app.log.warn(message);
  configureHttp({
    origin: config.apiOrigin,
    cacheReads: true,
    onRequest: (headers) => addVisitorHeaders(headers, config.publicOrigin.origin),
    onResponse: keepVisitorCookies,
  });

  const hosts = new SiteHosts(config);
  const cache = new PageCache();
  const siteData = new SiteData({
    file: path.join(config.stateDir, 'site-lists.json'),
    local: config.local,
    onProblem: report,
    onShownChange: () => cache.clear(),
    onRulesChange: (before, now) => cache.dropPages(pathsOfChange(before, now)),
  });
  const siteOf = dataByCity(() => siteData.current, hosts);
  const releases = followReleases(config, {
    shellData: (request) => siteOf(request.url),
    pageRule: ({ url }) => ruleFor(siteData.own('metaRules'), new URL(url).pathname, siteOf(url).city.alias),
    faults,
    onProblem: report,
  });
  const { sets } = releases;

  purges.follow(() => {
    expireCachedReads();
    cache.clear();
  });
  const changes = new ContentChanges({
    apiOrigin: config.apiOrigin,
    onChange: (tags) => {
      expireCachedReads();
      void siteData.contentChanged(tags);
      if (tags === null) cache.clear();
      else cache.invalidate(tags);
    },
  });

  const keptAssets = path.join(config.stateDir, 'assets');
  await keepAssets(clientDir, keptAssets);
  await staticFiles(app, { assetDirs: [clientDir, keptAssets], artifactsDir: config.artifactsDir });
  if (config.proxyApi) await apiProxy(app, config.apiOrigin, config.local);
  app.get('/health/live', () => ({ ok: true }));
  siteIcons(app, () => siteData.current.brand);
  seo(app, {
    hosts,
    indexed: config.indexed,
    sitemaps: new Sitemaps({
      set: () => sets.current,
      pathPlaces: config.pathPlaces,
      addresses: () => siteData.addresses,
      rules: () => siteData.own('metaRules'),
    }),
  });
  cards(app, {
    hosts,
    facts: () => siteData.current,
    isPage: (pathname) => factsOfPage(sets.current, pathname).exists,
  });
  const visitors = new VisitorCookie(config);
  const cities = new CityCookie(config);
  servicePaths(app);
  cityChoice(app, { hosts, cities });
  consentChoice(app, { hosts, local: config.local });
  variants(app, { visitors, hosts });
  const collector = new ErrorCollector({ dsn: config.sentryDsn, environment: config.environment });
  errorReports(app, { collector, hosts });
  app.addHook('onError', async (request, _reply, error) => collector.failed(request, error));
  pageViews(app, { sets, visitors, view: pageView, hosts });
  pages(app, {
    sets,
    cache,
    assets: readShellAssets(clientDir, config.thirdParties.client),
    faults: collector.watching(faults),
    view: pageView,
    previews: new Previews({
      keys: config.mapKeys,
      environment: config.environment,
      local: config.local,
      previewOf: (remote, name) => sets.previewOf(remote, name),
    }),
    visitors,
    sources: new SourceCookie(config),
    purges,
    purgeHash: config.purgeHash,
    origins: {
      releases: releases.origins,
      thirdParties: config.thirdParties.origins,
    },
    hosts,
    moves: new Moves({
      hosts,
      cities,
      redirects: tableOf(() => siteData.own('redirects'), report),
      appInstallUrl: config.appInstallUrl,
    }),
  });

  await Promise.all([siteData.start(), releases.start()]);
  changes.start();
  app.addHook('onClose', async () => {
    siteData.stop();
    releases.stop();
    changes.stop();
  });
  return app;
}
