/** The shell's pipeline for pages with the remote compiled in: what is left out is federation alone. */
import { join } from 'node:path';
import { EnvReader } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { composePages, mountedPages } from '@polden/shell/src/app/compose.tsx';
import { ALL_PARTS } from '@polden/shell/src/app/parts/all-parts.ts';
import { CityCookie } from '@polden/shell/src/server/city/city-cookie.ts';
import { dataByCity } from '@polden/shell/src/server/city/data-by-city.ts';
import { SiteHosts } from '@polden/shell/src/server/city/site-hosts.ts';
import { ProcessFaults } from '@polden/shell/src/server/faults/process-faults.ts';
import { busyPage } from '@polden/shell/src/server/overload/busy-page.ts';
import { Overload } from '@polden/shell/src/server/overload/overload.ts';
import { PageCache } from '@polden/shell/src/server/pages/cache/page-cache.ts';
import { pages } from '@polden/shell/src/server/pages/pages.plugin.ts';
import { Purges } from '@polden/shell/src/server/pages/cache/purges.ts';
import { readShellAssets } from '@polden/shell/src/server/pages/document/shell-assets.ts';
import type { ReleaseSet } from '@polden/shell/src/server/releases/compose-set.ts';
import { Rollouts } from '@polden/shell/src/server/canaries/rollouts.ts';
import { PlacedPages } from '@polden/shell/src/server/releases/placed-pages.ts';
import { SampledNetworks } from '@polden/shell/src/server/releases/sampled-networks.ts';
import { SiteRoutes } from '@polden/shell/src/server/releases/site-routes.ts';
import { ContentPreviews } from '@polden/shell/src/server/content-preview/content-previews.ts';
import { Previews } from '@polden/shell/src/server/previews/previews.ts';
import { PageRedirects } from '@polden/shell/src/server/redirects/page-redirects.ts';
import { tableOf } from '@polden/shell/src/server/redirects/redirect-table.ts';
import { SiteData } from '@polden/shell/src/server/site-data.ts';
import { staticFiles } from '@polden/shell/src/server/static-files.plugin.ts';
import { readThirdParties } from '@polden/shell/src/server/third-parties/third-parties.ts';
import { VisitorCookie } from '@polden/shell/src/server/visitor-cookie.ts';
import { SourceCookie } from '@polden/shell/src/server/source-cookie.ts';
import { addVisitorHeaders, keepVisitorCookies } from '@polden/shell/src/server/visitor.ts';
import fastify, { LogController } from 'fastify';
import { LANDING } from './landing-mount.ts';

const port = Number(process.env['PORT']);
const origin = new URL(`http://127.0.0.1:${port}`);
const thirdParties = readThirdParties(new EnvReader({}));
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
  appInstallUrl: null,
  onProblem: (message) => app.log.warn(message),
});
const hosts = new SiteHosts({ publicOrigin: origin, local: false });
const siteOf = dataByCity(() => siteData.current, hosts);
const set: ReleaseSet = {
  sequence: 0,
  key: '',
  pathPlaces: {},
  routes: new SiteRoutes([new PlacedPages(mountedPages(LANDING))], (mounted) =>
    composePages(mounted, ALL_PARTS, ({ url }) => siteOf(url)),
  ),
  declared: { roles: {}, offers: [], reads: [], uncrawled: [] },
  releases: new Map(),
  lock: [],
  lockFile: null,
  without: () => set,
  withRelease: () => set,
  inside: () => null,
};

const cache = new PageCache();
const overload = new Overload(cache);
await staticFiles(app, { assetDirs: [clientDir], artifactsDir: null });
pages(app, {
  sets: { setFor: async () => set, serving: () => set, rollouts: new Rollouts(null, () => false) },
  sampled: new SampledNetworks(),
  onDealt: () => undefined,
  onRedirected: () => undefined,
  cache,
  front: { keep: () => undefined },
  gate: overload.gate,
  pace: overload.pace,
  busy: () => busyPage(siteData.current.brand),
  assets: readShellAssets(clientDir, thirdParties.client),
  origins: { releases: [], thirdParties: thirdParties.origins },
  faults: new ProcessFaults(),
  view: () => null,
  previews: new Previews({ keys: [], environment: 'bench', local: false, previewOf: () => undefined }),
  contentPreviews: new ContentPreviews({ apiOrigin: origin.origin, local: false }),
  sources: new SourceCookie({ local: false }),
  visitors: new VisitorCookie({ local: false }),
  hosts,
  redirects: new PageRedirects({
    hosts,
    cities: new CityCookie({ local: false }),
    redirects: tableOf(
      () => siteData.own('redirects'),
      (message) => app.log.warn(message),
    ),
    appInstallUrl: null,
  }),
  purges: new Purges(),
  purgeHash: null,
});
await siteData.start();
await app.listen({ host: origin.hostname, port });
process.once('SIGTERM', () => process.exit(0));
