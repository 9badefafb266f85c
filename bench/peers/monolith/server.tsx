/** The shell's pipeline for pages with the remote compiled in: what is left out is federation alone. */
import { join } from 'node:path';
import { configureHttp } from '@polden/http';
import { compose } from '@polden/shell/src/app/compose.tsx';
import { ownHosts } from '@polden/shell/src/server/hosts.ts';
import { PageCache } from '@polden/shell/src/server/pages/page-cache.ts';
import { pages } from '@polden/shell/src/server/pages/pages.plugin.ts';
import { readShellAssets } from '@polden/shell/src/server/pages/shell-assets.ts';
import type { ReleaseSet } from '@polden/shell/src/server/releases/release-sets.ts';
import { SiteData } from '@polden/shell/src/server/site-data.ts';
import { staticFiles } from '@polden/shell/src/server/static-files.plugin.ts';
import { addVisitorHeaders, keepVisitorCookies } from '@polden/shell/src/server/visitor.ts';
import fastify, { LogController } from 'fastify';
import { createStaticHandler } from 'react-router-dom';
import { LANDING } from './landing-mount.ts';

const port = Number(process.env['PORT']);
const origin = new URL(`http://127.0.0.1:${port}`);
const clientDir = join(import.meta.dirname, '../client');
configureHttp({
  origin: process.env['API_ORIGIN'] ?? '',
  cacheReads: true,
  onRequest: (headers) => addVisitorHeaders(headers, origin.origin),
  onResponse: keepVisitorCookies,
});
const app = fastify({
  logger: { level: 'info' },
  trustProxy: 'loopback',
  logController: new LogController({ disableRequestLogging: true }),
  routerOptions: { maxParamLength: 2_000 },
});
const siteData = new SiteData({
  file: join(import.meta.dirname, 'site-data.json'),
  local: false,
  onProblem: (message) => app.log.warn(message),
});
const set: ReleaseSet = {
  sequence: 0,
  handler: createStaticHandler(compose([LANDING], () => siteData.current)),
  releases: new Map(),
  lock: [],
  without: () => set,
};

await staticFiles(app, clientDir, null);
pages(app, {
  sets: { forRequest: async () => set },
  cache: new PageCache(),
  assets: readShellAssets(clientDir),
  connect: [],
  isOwnHost: ownHosts(origin, false),
});
await siteData.start();
await app.listen({ host: origin.hostname, port });
process.once('SIGTERM', () => process.exit(0));
