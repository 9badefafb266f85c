import { join } from 'node:path';
import { ensureFolder } from '../folders.ts';
import { expectFreePorts } from '../ports.ts';
import { buildAll, buildButBroken, type BuildOptions, buildTurn } from './build.ts';
import { Cleanup } from './cleanup.ts';
import { databaseIdentity } from './database.ts';
import {
  apiOrigin,
  hasDemoCrm,
  publicOrigin,
  type PlatformFacts,
  type PlatformPorts,
} from './environment.ts';
import { lockDataFolder } from './platform-lock.ts';
import type { Progress } from './progress.ts';
import {
  absentInWords,
  absentRemotes,
  ownRemotes,
  releaseRemotes,
  remarkOn,
  remoteNames,
} from './releases.ts';
import { releaseShell } from './shell-release.ts';
import { startBackend } from './start-backend.ts';
import type { Service } from './service.ts';
import { startShell, type ServiceContext } from './services.ts';

export interface PlatformOptions {
  ports: PlatformPorts;
  /** Everything that the platform writes lies here. */
  dataDir: string;
  /** A database of one's own; the embedded PostgreSQL when undefined. */
  databaseUrl?: string | undefined;
  progress: Progress;
  /** A remote that is not built, or that the registry does not take, is left as it was; otherwise it ends the start. */
  mayLackRemotes?: boolean;
  /** Ends an unfinished start. */
  signal?: AbortSignal;
  /** Called with the API and the releases up; `startShell` when undefined. */
  startSite?: (context: SiteContext) => Promise<Service>;
}

export interface SiteContext extends ServiceContext {
  api: Service;
  /** What to undo at the end, before the API is stopped. */
  cleanup: Cleanup;
}

export interface Platform {
  /** The address that people open. */
  origin: string;
  facts: PlatformFacts;
  logsDir: string;
  shell: Service;
  api: Service;
  /** What the person must know of remotes that are not as they should be. */
  warnings: string[];
  /** More lines for the screen. */
  extra?: [title: string, value: string][];
  /** Stops shell, API and database, in this order. */
  stop: () => Promise<void>;
}

/**
 * Builds and starts everything: database, API, the released remotes, shell. Loopback only.
 * Throws StartError, with all that was started stopped again.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const cleanup = new Cleanup();
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(options: PlatformOptions, cleanup: Cleanup): Promise<Platform> {
  const { ports, progress, databaseUrl } = options;
  const dataDir = ensureFolder(options.dataDir);
  const logsDir = ensureFolder(join(dataDir, 'logs'));
  // Without a build there is nothing to start.
  const unbuildable = new AbortController();
  const signal = AbortSignal.any([unbuildable.signal, ...(options.signal ? [options.signal] : [])]);
  const step: Progress['step'] = (title, work) => {
    signal.throwIfAborted();
    return progress.step(title, work);
  };

  const lock = await step('Порты и папки', async () => {
    const taken = await lockDataFolder(dataDir);
    cleanup.add(taken.release);
    await expectFreePorts({
      PORT: ports.shell,
      API_PORT: ports.api,
      ...(hasDemoCrm() && { CRM_PORT: ports.crm }),
    });
    if (databaseUrl) await databaseIdentity(databaseUrl);
    return taken;
  });
  const logFile = join(logsDir, 'build.log');
  let endTurn = (): void => undefined;
  const api = Promise.withResolvers<undefined>();
  const building = step('Сборка', async (note) => {
    cleanup.add((endTurn = await buildTurn({ note, signal })));
    const onBuilt = (project: string) => project === 'api' && api.resolve(undefined);
    return build({ logFile, signal, note, onBuilt }, options.mayLackRemotes === true);
  });
  building.catch((error: unknown) => unbuildable.abort(error));
  // Four bundlers do not keep two cores busy all the time; what needs the API alone is done meanwhile.
  const apiBuilt = Promise.race([api.promise, building]);
  apiBuilt.catch(() => undefined);
  const parts = {
    ports,
    dataDir,
    logsDir,
    databaseUrl,
    lock,
    cleanup,
    step,
    say: progress.say,
    signal,
    apiBuilt,
  };
  const starting = startBackend(parts);
  // Both are waited for: nothing may write on while the platform is taken down.
  await Promise.allSettled([building, starting]);
  const unbuilt = await building;
  const { context, api: backend, extra } = await starting;

  const { secrets } = context.facts;
  const absent = await step('Релизы микрофронтендов', async (note) => {
    await releaseShell(apiOrigin(ports), secrets, note);
    const own = await ownRemotes(remoteNames(), apiOrigin(ports), secrets);
    const foreign = remoteNames().filter((name) => !own.includes(name));
    const isBuilt = (name: string) => !unbuilt.includes(name);
    const why = `сборка не удалась, весь вывод: ${logFile}`;
    const lacking = await absentRemotes(unbuilt, why, apiOrigin(ports), secrets);
    const released = await releaseRemotes(own.filter(isBuilt), apiOrigin(ports), secrets, {
      ...(options.mayLackRemotes && { onBroken: (remote) => void lacking.push(remote) }),
    });
    const left = foreign.map((name) => `${name}: у другой команды, не трогаем`);
    note([...released.map(remarkOn), ...lacking.map(absentInWords), ...left].join(', '));
    return lacking;
  });
  const site = { ...context, lacksRemotes: absent.length > 0 };
  const shell = await step('Сайт', () =>
    options.startSite ? options.startSite({ ...site, api: backend, cleanup }) : startShell(site),
  );
  cleanup.add(shell.stop);
  endTurn();
  signal.throwIfAborted();
  return {
    origin: publicOrigin(ports),
    facts: context.facts,
    logsDir,
    shell,
    api: backend,
    warnings: absent.map(absentInWords),
    ...(extra && { extra }),
    stop: () => cleanup.run(),
  };
}

/** Answers the remotes that do not build, where the platform may start without them. Throws BuildFailed. */
async function build(options: BuildOptions, mayLackRemotes: boolean): Promise<readonly string[]> {
  if (!mayLackRemotes) {
    await buildAll(options);
    return [];
  }
  const broken = await buildButBroken(options);
  if (broken.length > 0) options.note?.(`НЕ СОБРАЛИСЬ: ${broken.join(', ')}`);
  return broken;
}
