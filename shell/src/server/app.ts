import path from 'node:path';
import { configureHttp, expireCachedReads } from '@polden/http';
import { parseManifest } from '@polden/mfe-release';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy.plugin.ts';
import type { ShellConfig } from './config.ts';
import { ContentChanges } from './content-changes.ts';
import { ownHosts } from './hosts.ts';
import { PageCache } from './pages/page-cache.ts';
import { pages } from './pages/pages.plugin.ts';
import { readShellAssets } from './pages/shell-assets.ts';
import { folderArtifacts, httpArtifacts } from './releases/artifact-source.ts';
import {
  DevelopmentOverrides,
  readDevelopmentManifest,
  withDevelopmentServers,
} from './releases/development-overrides.ts';
import { preflightInWorker } from './releases/preflight.ts';
import { ReleaseMapClient } from './releases/release-map-client.ts';
import { ReleaseSets } from './releases/release-sets.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { SiteData } from './site-data.ts';
import { staticFiles } from './static-files.plugin.ts';
import { addVisitorHeaders, keepVisitorCookies } from './visitor.ts';

/** Builds the shell's server: it answers at once, with what is on disk, and follows the registry and the API from there. */
export async function createShell(config: ShellConfig, clientDir: string): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.local ? 'warn' : 'info' },
    trustProxy: 'loopback',
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

  const siteData = new SiteData({
    file: path.join(config.stateDir, 'site-data.json'),
    local: config.local,
    onProblem: report,
  });
  const artifacts = config.artifactsDir
    ? folderArtifacts(config.artifactsDir)
    : httpArtifacts(config.publicOrigin.origin);
  const store = new ReleaseStore({
    cacheDir: path.join(config.stateDir, 'releases'),
    artifacts: config.local ? withDevelopmentServers(artifacts) : artifacts,
    preflight: preflightInWorker,
    readManifest: config.local ? readDevelopmentManifest : parseManifest,
  });
  const sets = new ReleaseSets(store, () => siteData.current, report);
  const overrides = new DevelopmentOverrides(config.remoteOverrides, (map) => void sets.adopt(map));
  const maps = new ReleaseMapClient({
    apiOrigin: config.apiOrigin,
    keys: config.mapKeys,
    file: path.join(config.stateDir, 'release-map.json'),
    onMap: (map) => overrides.adopt(map),
    onProblem: report,
  });

  const cache = new PageCache();
  const changes = new ContentChanges({
    apiOrigin: config.apiOrigin,
    onChange: (tags) => {
      expireCachedReads();
      if (tags === null) cache.clear();
      else cache.invalidate(tags);
    },
  });

  await staticFiles(app, clientDir, config.artifactsDir);
  if (config.proxyApi) await apiProxy(app, config.apiOrigin, config.local);
  app.get('/health/live', () => ({ ok: true }));
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /admin\nDisallow: /api/\n'),
  );
  pages(app, {
    sets,
    cache,
    assets: readShellAssets(clientDir),
    connect: Object.values(config.remoteOverrides).flatMap(developmentOrigins),
    isOwnHost: ownHosts(config.publicOrigin, config.local),
  });

  await Promise.all([siteData.start(), maps.start()]);
  overrides.start();
  changes.start();
  app.addHook('onClose', async () => {
    siteData.stop();
    maps.stop();
    overrides.stop();
    changes.stop();
    sets.stop();
  });
  return app;
}

function developmentOrigins(base: string): string[] {
  const { origin, host } = new URL(base);
  return [origin, `ws://${host}`];
}
