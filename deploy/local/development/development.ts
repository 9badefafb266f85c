import type { Platform, PlatformOptions, SiteContext } from '../platform/platform.ts';
import { startPlatform } from '../platform/platform.ts';
import type { Service } from '../platform/service.ts';
import { startShell } from '../platform/services.ts';
import { serveRemotes } from './serve-remotes.ts';
import { watchApi } from './watch-api.ts';
import { watchShell } from './watch-shell.ts';

/** The platform with every part built again on each edit; pages refresh without losing their state. */
export function startDevelopment(options: PlatformOptions): Promise<Platform> {
  return startPlatform({ ...options, startSite });
}

/** The remotes come from their development servers, the shell from its development build. */
async function startSite(context: SiteContext): Promise<Service> {
  const overrides = await serveRemotes(context);
  let shell: Service | null = null;
  await watchShell(context, () => void shell?.restart());
  shell = await startShell(context, {
    script: 'dist/dev/server/main.mjs',
    env: { NODE_ENV: 'development', REMOTE_OVERRIDES: overrides },
  });
  watchApi(context);
  return shell;
}
