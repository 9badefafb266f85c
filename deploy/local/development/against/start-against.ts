import { join } from 'node:path';
import { CHECKOUT, ensureFolder } from '../../folders.ts';
import { answersOk } from '../../platform/answers-ok.ts';
import { Cleanup } from '../../platform/cleanup.ts';
import { lockDataFolder } from '../../platform/platform-lock.ts';
import type { CommandSetting, RunningPlatform } from '../../platform/run-platform.ts';
import { startService, type Service } from '../../platform/service.ts';
import { expectFreePorts, findFreePort } from '../../ports.ts';
import type { AgainstArguments, SourceRemote } from '../dev-arguments.ts';
import { serveRemotes } from '../serve-remotes.ts';
import { watchShell } from '../watch-shell.ts';
import { findDeployedSite, type DeployedSite } from './deployed-site.ts';
import { startFront } from './front.ts';
import { againstEnvironment } from './against-environment.ts';

export interface AgainstOptions extends CommandSetting {
  remote: SourceRemote;
  against: AgainstArguments;
}

/**
 * One remote from its source in a local shell, on the release map, the releases and the API of a deployed site: no database
 * and no API of one's own. Throws StartError, with all that was started stopped again.
 */
export async function startAgainst(options: AgainstOptions): Promise<RunningPlatform> {
  const cleanup = new Cleanup();
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(options: AgainstOptions, cleanup: Cleanup): Promise<RunningPlatform> {
  const { ports, progress, signal, remote, against } = options;
  const step: typeof progress.step = (title, work) => {
    signal.throwIfAborted();
    return progress.step(title, work);
  };
  const home = ensureFolder(join(options.dataDir, 'against'));
  const logsDir = ensureFolder(join(home, 'logs'));
  const lock = await step('Порты и папки', async () => {
    const taken = await lockDataFolder(home);
    cleanup.add(taken.release);
    await expectFreePorts({ PORT: ports.shell });
    return taken;
  });
  const site = await step(`Карта релизов ${against.origin}`, () => findDeployedSite(against));
  const origin = `http://localhost:${ports.shell}`;
  const shellPort = await findFreePort();
  cleanup.add(
    await startFront({ port: ports.shell, shellPort, site: site.origin, artifacts: site.artifacts }),
  );
  const context = { logsDir, lock, say: progress.say, cleanup };
  const overrides = await step(remote.name, () => serveRemotes(context, [remote], origin));
  await step('Сайт', async () => {
    let shell: Service | null = null;
    await watchShell(context, () => void shell?.restart());
    shell = await startService({
      label: 'Сайт',
      args: ['--enable-source-maps', 'dist/dev/server/main.mjs'],
      cwd: join(CHECKOUT, 'shell'),
      env: againstEnvironment({ site, origin, shellPort, stateDir: stateDir(home, site), overrides }),
      logFile: join(logsDir, 'shell.log'),
      isReady: () => answersOk(`${origin}/`),
      say: progress.say,
      onSpawn: (pid) => lock.record('shell', pid),
    });
    cleanup.add(shell.stop);
  });
  signal.throwIfAborted();
  return {
    origin,
    logsDir,
    stop: () => cleanup.run(),
    pages: [
      [remote.name, 'из исходников, остальное — как на сайте'],
      ['API и релизы', `${site.origin} (заявки и входы — настоящие)`],
    ],
  };
}

/** What the shell has seen of one site's releases says nothing of another's. */
function stateDir(home: string, { origin }: DeployedSite): string {
  return ensureFolder(join(home, new URL(origin).host.replaceAll(':', '-')));
}
