import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { answersOk } from '../platform/answers-ok.ts';
import { publicOrigin } from '../platform/environment.ts';
import type { SiteContext } from '../platform/platform.ts';
import { remoteNames } from '../platform/releases.ts';
import { portFromEnv } from '../ports.ts';
import { startBuilder } from './start-builder.ts';

/**
 * Starts the development server of every remote, on ports from REMOTE_PORT (5160) on.
 * @returns the shell's REMOTE_OVERRIDES
 */
export async function serveRemotes(context: SiteContext): Promise<string> {
  const firstPort = portFromEnv('REMOTE_PORT', 5160);
  const shellOrigin = publicOrigin(context.facts.ports);
  const remotes = remoteNames().map((name, index) => ({ name, port: firstPort + index }));
  await Promise.all(
    remotes.map(({ name, port }) =>
      startBuilder(context, {
        name,
        cwd: join(CHECKOUT, name),
        args: ['dev', '--port', String(port), '--shell', shellOrigin],
        isReady: () => answersOk(`http://127.0.0.1:${port}/release.json`),
      }),
    ),
  );
  return remotes.map(({ name, port }) => `${name}=http://127.0.0.1:${port}/`).join(',');
}
