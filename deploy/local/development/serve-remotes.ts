import { answersOk } from '../platform/answers-ok.ts';
import { portFromEnv } from '../ports.ts';
import type { SourceRemote } from './dev-arguments.ts';
import { startBuilder, type BuilderContext } from './start-builder.ts';

/**
 * Starts the development server of each of the remotes, on ports from REMOTE_PORT (5160) on, for pages of `shellOrigin`.
 * @returns the shell's REMOTE_OVERRIDES
 */
export async function serveRemotes(
  context: BuilderContext,
  sources: SourceRemote[],
  shellOrigin: string,
): Promise<string> {
  const firstPort = portFromEnv('REMOTE_PORT', 5160);
  const remotes = sources.map((source, index) => ({ ...source, port: firstPort + index }));
  await Promise.all(
    remotes.map(({ name, dir, port }) =>
      startBuilder(context, {
        name,
        cwd: dir,
        args: ['dev', '--port', String(port), '--shell', shellOrigin],
        isReady: () => answersOk(`http://127.0.0.1:${port}/release.json`),
      }),
    ),
  );
  return remotes.map(({ name, port }) => `${name}=http://127.0.0.1:${port}/`).join(',');
}
