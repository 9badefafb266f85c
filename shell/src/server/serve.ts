import { once } from 'node:events';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShell } from './app.ts';
import type { ShellConfig } from './config/config.ts';
import type { ProcessFaults } from './faults/process-faults.ts';
import { Unhandled } from './faults/unhandled.ts';
import type { RedirectUses } from './redirects/redirect-uses.ts';
import type { PageViewSigner } from './telemetry/page-view-keys.ts';
import type { ShellParts } from './shell-parts.ts';

export interface ServeParts extends Pick<ShellParts, 'purges' | 'draining' | 'evaluation' | 'draw'> {
  faults: ProcessFaults;
  signer: PageViewSigner;
  redirectUses: RedirectUses;
}

/** Takes visitors in at the port of the site, or leaves them to others. */
export type Accept = (isOn: boolean) => Promise<void>;

/**
 * Makes this process ready to serve the site; it does so once it accepts. Code of remotes runs in it: what it leaves unhandled
 * is reported and must not end it.
 */
export async function prepare(
  config: ShellConfig,
  { faults, signer, redirectUses, ...parts }: ServeParts,
): Promise<{ app: FastifyInstance; accept: Accept }> {
  let unhandled: Unhandled | null = null;
  const note = (kind: string) => (error: unknown) =>
    unhandled ? unhandled.note(kind, error) : console.error(`${kind}:`, error);
  process.on('unhandledRejection', note('unhandled rejection'));
  process.on('uncaughtException', note('uncaught exception'));
  const app = await createShell(config, path.join(import.meta.dirname, '../client'), {
    faults,
    pageView: (lock, visitor) => signer.sign(lock, visitor),
    onDealt: (dealt) => faults.counts.addDealt(dealt),
    onUntrusted: (release) => faults.counts.addUntrusted(release),
    onRedirected: (rules, isRobot) => redirectUses.add(rules, isRobot),
    ...parts,
  });
  unhandled = new Unhandled(app.log, faults.counts);
  await app.ready();
  return { app, accept: acceptor(app, config) };
}

function acceptor(app: FastifyInstance, { host, port }: Pick<ShellConfig, 'host' | 'port'>): Accept {
  let hasListened = false;
  let turn: Promise<unknown> = Promise.resolve();
  const change = async (isOn: boolean): Promise<void> => {
    const { server } = app;
    if (isOn === server.listening) return;
    // Answers that are under way are sent all the same.
    if (!isOn) return void server.close();
    if (hasListened) return void (await once(server.listen({ host, port }), 'listening'));
    hasListened = true;
    // So that the framework waits for answers when the process ends.
    await app.listen({ host, port });
  };
  return (isOn) => {
    const changed = turn.then(() => change(isOn));
    turn = changed.catch(() => undefined);
    return changed;
  };
}

/** Serves the site from this process. */
export async function serve(config: ShellConfig, parts: ServeParts): Promise<FastifyInstance> {
  const { app, accept } = await prepare(config, parts);
  await accept(true);
  return app;
}
