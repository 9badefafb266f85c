import type { Platform, PlatformOptions, SiteContext } from '../platform/platform.ts';
import { publicOrigin } from '../platform/environment.ts';
import { startPlatform } from '../platform/platform.ts';
import type { Service } from '../platform/service.ts';
import { startShell } from '../platform/services.ts';
import type { SourceRemote } from './dev-arguments.ts';
import { serveRemotes } from './serve-remotes.ts';
import { watchApi } from './watch-api.ts';
import { watchShell } from './watch-shell.ts';

/**
 * The platform with its parts built again on each edit; pages refresh without losing their state. Remotes that are not among
 * `remotes` come as they were released.
 */
export function startDevelopment(options: PlatformOptions, remotes: SourceRemote[]): Promise<Platform> {
  return startPlatform({
    ...options,
    mayLackRemotes: true,
    startSite: (context) => startSite(context, remotes),
  });
}

/** The remotes come from their development servers, the shell from its development build. */
async function startSite(context: SiteContext, remotes: SourceRemote[]): Promise<Service> {
  const overrides = await serveRemotes(context, remotes, publicOrigin(context.facts.ports));
  let shell: Service | null = null;
  await watchShell(context, () => void shell?.restart());
  shell = await startShell(context, {
    script: 'dist/dev/server/main.mjs',
    env: { NODE_ENV: 'development', SHELL_WORKERS: '0', REMOTE_OVERRIDES: overrides },
  });
  watchApi(context);
  return shell;
}
