import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort, isPortFree } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { waitUnlessEnded } from '../wait.ts';
import { prepareBinaries } from './binaries.ts';
import { binariesRoot, clusterFolder } from './cluster-folder.ts';
import { initCluster } from './init-cluster.ts';
import { releaseDataFolder } from './postmaster-pid.ts';
import { postgresUser } from './system-user.ts';

const READY_MS = 60_000;
const STOP_MS = 20_000;

export interface ClusterOptions {
  /** The cluster lives in `<dataDir>/postgres`. */
  dataDir: string;
  logFile: string;
  /** Taken when it is free; any free port otherwise. */
  preferredPort?: number | undefined;
  /** Settings of postgresql.conf, for example `{fsync: 'off'}`. */
  settings?: Record<string, string>;
}

export interface Cluster {
  port: number;
  pid: number;
  /** Connection URL of the superuser. */
  urlOf: (database: string) => string;
  /** Creates the database unless it is there. */
  createDatabase: (name: string, template?: string) => Promise<void>;
  /** Called when the server ends although nobody stopped it. */
  onCrash: (listener: () => void) => void;
  /** Fast shutdown: open transactions are rolled back. */
  stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on loopback, creating the cluster on the first run
 * and taking it over from a run that was killed. Throws StartError.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = await clusterFolder(options.dataDir);
  const data = join(folder, 'data');
  const runAs = postgresUser(data);
  const binaries = await prepareBinaries(binariesRoot());
  const password = await initCluster(folder, binaries, runAs);
  await releaseDataFolder(data);
  const port = await choosePort(options.preferredPort);

  const log = openSync(options.logFile, 'a');
  const logStart = statSync(options.logFile).size;
  // A group of its own: Ctrl-C in the terminal must not end the database before those who write to it.
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...flags(options.settings)], {
    ...runAs,
    cwd: data,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = endOf(child);
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const ready = await waitUnlessEnded(() => answers(urlOf('postgres')), READY_MS, ended);
  if (!ready) {
    child.kill('SIGQUIT');
    throw new StartError(`PostgreSQL не запустилась (${data}): ${reasonIn(options.logFile, logStart)}`);
  }

  let stopping = false;
  return {
    port,
    pid: child.pid ?? 0,
    urlOf,
    createDatabase: (name, template) => createDatabase(urlOf('postgres'), name, template),
    onCrash: (listener) => void ended.then(() => stopping || listener()),
    stop: async () => {
      stopping = true;
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function flags(settings: Record<string, string> = {}): string[] {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function choosePort(preferred: number | undefined): Promise<number> {
  return preferred !== undefined && (await isPortFree(preferred)) ? preferred : findFreePort();
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
    );
  } finally {
    await client.end();
  }
}

/** What the server itself says about why it would not start. */
function reasonIn(logFile: string, from: number): string {
  if (!existsSync(logFile)) return 'журнал пуст';
  const lines = readFileSync(logFile).subarray(from).toString('utf8').split('\n');
  // A client that knocks too early is answered with a FATAL of its own.
  const fatal = (line: string) => /(FATAL|PANIC):/.test(line) && !line.includes('is starting up');
  const reason = lines.findLast(fatal) ?? lines.findLast((line) => line.trim() !== '');
  return reason?.replace(/^(.*?(FATAL|PANIC):|but)\s*/, '') ?? `смотрите ${logFile}`;
}
