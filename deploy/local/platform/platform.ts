import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder } from '../folders.ts';
import { expectFreePorts } from '../ports.ts';
import { buildAll, buildButBroken, buildTurn } from './build.ts';
import { runApiCommand } from './api-command.ts';
import { Cleanup } from './cleanup.ts';
import { databaseIdentity } from './database.ts';
import {
  apiOrigin,
  artifactsDir,
  crmOrigin,
  hasDemoCrm,
  publicOrigin,
  type PlatformFacts,
  type PlatformPorts,
} from './environment.ts';
import { lockDataFolder } from './platform-lock.ts';
import { contentFingerprint, isSeeded, preparedFolder, rememberSeeded } from './prepared-content.ts';
import type { Progress } from './progress.ts';
import { enrolTeam } from './enrol-team.ts';
import {
  absentInWords,
  absentRemotes,
  ownRemotes,
  releaseRemotes,
  remarkOn,
  remoteNames,
} from './releases.ts';
import { releaseShell } from './shell-release.ts';
import { startDatabase } from './start-database.ts';
import { localSecrets } from './secrets.ts';
import type { Service } from './service.ts';
import { startApi, startCrm, startShell, type ServiceContext } from './services.ts';

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
  const { ports, progress, signal } = options;
  const dataDir = ensureFolder(options.dataDir);
  const logsDir = ensureFolder(join(dataDir, 'logs'));
  const step: Progress['step'] = (title, work) => {
    signal?.throwIfAborted();
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
    if (options.databaseUrl) await databaseIdentity(options.databaseUrl);
    return taken;
  });
  const build = { logFile: join(logsDir, 'build.log'), signal };
  let endTurn = (): void => undefined;
  const unbuilt = await step('Сборка', async (note) => {
    cleanup.add((endTurn = await buildTurn({ note, signal })));
    if (!options.mayLackRemotes) {
      await buildAll({ ...build, note });
      return [];
    }
    const broken = await buildButBroken({ ...build, note });
    if (broken.length > 0) note(`НЕ СОБРАЛИСЬ: ${broken.join(', ')}`);
    return broken;
  });
  const secrets = localSecrets(dataDir);
  const { databaseUrl: ownUrl } = options;
  const database = { dataDir, logsDir, ports, databaseUrl: ownUrl, cleanup, lock, say: progress.say };
  const databaseUrl = await step('PostgreSQL', (note) => startDatabase(database, note));
  const identity = await databaseIdentity(databaseUrl);
  const shellState = ensureFolder(join(dataDir, 'shell', identity));
  const facts: PlatformFacts = { ports, dataDir, databaseUrl, shellState, secrets };
  ensureFolder(artifactsDir(dataDir));
  const context = { facts, logsDir, lock, signal, say: progress.say };
  await step('Миграции и начальные данные', async (note) => {
    const fingerprint = contentFingerprint();
    // Of a database of one's own nobody knows what else became of it.
    const seeded = ownUrl === undefined && isSeeded(dataDir, identity, fingerprint);
    const prepared = preparedFolder(fingerprint);
    if (seeded) note('без изменений');
    else if (existsSync(prepared)) note('заготовлены раньше');
    if (!seeded) await runApiCommand('migrate', context);
    await together([
      enrolTeam(context, remoteNames()),
      seeded ? undefined : runApiCommand('seed', context, ['--prepared', prepared]),
    ]);
    rememberSeeded(dataDir, identity, fingerprint);
  });

  if (hasDemoCrm()) {
    const crm = await step('Демо-CRM', () => startCrm(context));
    cleanup.add(crm.stop);
  }
  const api = await step('API', () => startApi(context));
  cleanup.add(api.stop);
  const absent = await step('Релизы микрофронтендов', async (note) => {
    await releaseShell(apiOrigin(ports), secrets, note);
    const own = await ownRemotes(remoteNames(), apiOrigin(ports), secrets);
    const foreign = remoteNames().filter((name) => !own.includes(name));
    const isBuilt = (name: string) => !unbuilt.includes(name);
    const why = `сборка не удалась, весь вывод: ${build.logFile}`;
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
    options.startSite ? options.startSite({ ...site, api, cleanup }) : startShell(site),
  );
  cleanup.add(shell.stop);
  endTurn();
  signal?.throwIfAborted();
  return {
    origin: publicOrigin(ports),
    facts,
    logsDir,
    shell,
    api,
    warnings: absent.map(absentInWords),
    ...(hasDemoCrm() && { extra: [['Демо-CRM', `${crmOrigin(ports)}/`]] satisfies [string, string][] }),
    stop: () => cleanup.run(),
  };
}

/** Waits for all of them, also when one fails: nothing may write on while the platform is taken down. */
async function together(parts: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  const work = parts.filter((part) => part !== undefined);
  await Promise.allSettled(work);
  await Promise.all(work);
}
