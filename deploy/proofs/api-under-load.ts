import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE_PATH, SMS_PATHS } from '@polden/api-contract';
import { CHECKOUT, DATA_DIR } from '../local/folders.ts';
import { answersOk } from '../local/platform/answers-ok.ts';
import { API_PROGRAM } from '../local/platform/api-program.ts';
import { findFreePort } from '../local/ports.ts';
import { waitUntil } from '../local/wait.ts';
import { startTestCluster } from '../testing/test-cluster.ts';

const API = join(CHECKOUT, 'services/api');

export interface ApiProcess {
  origin: string;
  child: ChildProcess;
  /** Asks it to end; resolves when it has. */
  stop: () => Promise<void>;
}

export interface ProofBackend {
  startApi: (env?: Record<string, string>) => Promise<ApiProcess>;
  remove: () => Promise<void>;
}

/** A database of its own, migrated, for API processes on loopback. */
export async function startBackend(): Promise<ProofBackend> {
  const { cluster, remove } = await startTestCluster();
  await cluster.createDatabase('proof');
  const logs = join(DATA_DIR, 'proofs');
  mkdirSync(logs, { recursive: true });
  const base = {
    PATH: process.env['PATH'] ?? '',
    APP_ENV: 'local',
    DATABASE_URL: cluster.urlOf('proof'),
    ARTIFACTS_DIR: join(logs, 'artifacts'),
    MEDIA_DIR: join(logs, 'media'),
    LOG_LEVEL: 'warn',
  };
  const run = (program: string[], env: Record<string, string>, log: string): ChildProcess => {
    const out = openSync(join(logs, log), 'w');
    const child = spawn(process.execPath, program, { cwd: API, env, stdio: ['ignore', out, out] });
    closeSync(out);
    return child;
  };
  const migrated = await ended(run(['dist/cli/migrate.js'], base, 'migrate.log'));
  if (migrated !== 0) throw new Error(`The migrations failed: ${join(logs, 'migrate.log')}`);
  return {
    remove,
    startApi: async (env = {}) => {
      const port = await findFreePort();
      const child = run(API_PROGRAM, { ...base, PORT: String(port), ...env }, `api-${port}.log`);
      const origin = `http://127.0.0.1:${port}`;
      const ready = () => answersOk(`${origin}${API_BASE_PATH}health/ready`);
      if (!(await waitUntil(ready, 60_000))) throw new Error(`The API did not start: ${logs}`);
      return {
        origin,
        child,
        stop: async () => {
          const end = ended(child);
          child.kill('SIGTERM');
          await end;
        },
      };
    },
  };
}

/** The token of a phone that was confirmed as its owner would. */
export async function confirmedPhone(origin: string, phone: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}${API_BASE_PATH}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { verificationToken: string };
  };
  await post(SMS_PATHS.request, { phone });
  const inbox = await fetch(`${origin}${API_BASE_PATH}dev/sms?phone=${phone}`);
  const { items } = (await inbox.json()) as { items: { text: string }[] };
  const code = /\d{4,6}/u.exec(items[0]?.text ?? '')?.[0];
  return (await post(SMS_PATHS.confirm, { phone, code })).verificationToken;
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
