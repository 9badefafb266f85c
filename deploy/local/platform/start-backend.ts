import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder } from '../folders.ts';
import { runApiCommand } from './api-command.ts';
import type { Cleanup } from './cleanup.ts';
import { databaseIdentity } from './database.ts';
import { enrolTeam } from './enrol-team.ts';
import {
  artifactsDir,
  crmOrigin,
  hasDemoCrm,
  type PlatformFacts,
  type PlatformPorts,
} from './environment.ts';
import type { PlatformLock } from './platform-lock.ts';
import { contentFingerprint, isSeeded, preparedFolder, rememberSeeded } from './prepared-content.ts';
import type { Progress } from './progress.ts';
import { remoteNames } from './releases.ts';
import { localSecrets } from './secrets.ts';
import { startDatabase } from './start-database.ts';
import type { Service } from './service.ts';
import { startApi, startCrm, type ServiceContext } from './services.ts';

export interface BackendOptions {
  ports: PlatformPorts;
  dataDir: string;
  logsDir: string;
  databaseUrl: string | undefined;
  lock: PlatformLock;
  cleanup: Cleanup;
  step: Progress['step'];
  say: Progress['say'];
  signal: AbortSignal;
  /** Resolves when the API may be run. */
  apiBuilt: Promise<unknown>;
}

export interface Backend {
  context: ServiceContext;
  api: Service;
  /** More lines for the screen. */
  extra?: [title: string, value: string][];
}

/** Starts the database, fills it, and starts what the site asks. Throws StartError; what was started is in the cleanup. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { ports, dataDir, logsDir, lock, cleanup, step, say, signal } = options;
  const databaseUrl = await step('PostgreSQL', (note) => startDatabase(options, note));
  const identity = await databaseIdentity(databaseUrl);
  const shellState = ensureFolder(join(dataDir, 'shell', identity));
  const facts: PlatformFacts = { ports, dataDir, databaseUrl, shellState, secrets: localSecrets(dataDir) };
  ensureFolder(artifactsDir(dataDir));
  const context = { facts, logsDir, lock, signal, say };
  const crm = hasDemoCrm() ? await step('Демо-CRM', () => startCrm(context)) : undefined;
  if (crm) cleanup.add(crm.stop);
  await options.apiBuilt;
  await step('Миграции и начальные данные', (note) =>
    fillDatabase(context, { identity, isOwn: options.databaseUrl !== undefined, note }),
  );
  const api = await step('API', () => startApi(context));
  cleanup.add(api.stop);
  return { context, api, ...(crm && { extra: [['Демо-CRM', `${crmOrigin(ports)}/`]] }) };
}

interface Filling {
  identity: string;
  /** The person has named the database: nobody knows what else became of it. */
  isOwn: boolean;
  note: (text: string) => void;
}

async function fillDatabase(
  context: ServiceContext & { signal: AbortSignal },
  { identity, isOwn, note }: Filling,
): Promise<void> {
  const { dataDir } = context.facts;
  const fingerprint = contentFingerprint();
  const seeded = !isOwn && isSeeded(dataDir, identity, fingerprint);
  const prepared = preparedFolder(fingerprint);
  if (seeded) note('без изменений');
  else if (existsSync(prepared)) note('заготовлены раньше');
  if (!seeded) await runApiCommand('migrate', context);
  await together([
    enrolTeam(context, remoteNames()),
    seeded ? undefined : runApiCommand('seed', context, ['--prepared', prepared]),
  ]);
  rememberSeeded(dataDir, identity, fingerprint);
}

/** Waits for all of them, also when one fails: nothing may write on while the platform is taken down. */
async function together(parts: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  const work = parts.filter((part) => part !== undefined);
  await Promise.allSettled(work);
  await Promise.all(work);
}
