import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShell, type ShellParts } from './app.ts';
import type { ShellConfig } from './config.ts';
import type { ProcessFaults } from './faults/process-faults.ts';
import { errorWithOwner } from './faults/remote-of-stack.ts';
import type { RedirectUses } from './redirects/redirect-uses.ts';
import type { PageViewSigner } from './telemetry/page-view-keys.ts';

export interface ServeParts extends Pick<ShellParts, 'purges' | 'draining' | 'evaluation' | 'draw'> {
  faults: ProcessFaults;
  signer: PageViewSigner;
  redirectUses: RedirectUses;
}

/** Serves the site from this process. Code of remotes runs in it: what it leaves unhandled is reported and must not end it. */
export async function serve(
  config: ShellConfig,
  { faults, signer, redirectUses, ...parts }: ServeParts,
): Promise<FastifyInstance> {
  process.on('unhandledRejection', (error) => console.error('unhandled rejection:', errorWithOwner(error)));
  process.on('uncaughtException', (error) => console.error('uncaught exception:', errorWithOwner(error)));
  const app = await createShell(config, path.join(import.meta.dirname, '../client'), {
    faults,
    pageView: (lock, visitor) => signer.sign(lock, visitor),
    onDealt: (dealt) => faults.counts.addDealt(dealt),
    onRedirected: (rules, isRobot) => redirectUses.add(rules, isRobot),
    ...parts,
  });
  await app.listen({ host: config.host, port: config.port });
  return app;
}
