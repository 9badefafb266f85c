import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { CHECKOUT, platform, secrets } from './platform.ts';

/** Another shell of the same platform, with no state and an artifact store of its own. */
export interface SecondShell {
  origin: string;
  /** Its artifact store; empty at first. */
  artifactsDir: string;
  /** Copies the platform's releases into it. */
  restoreArtifacts: () => void;
  stop: () => Promise<void>;
}

/** Starts it with what `prepare` puts into its artifact store. */
export async function startSecondShell(prepare?: (artifactsDir: string) => void): Promise<SecondShell> {
  const home = join(platform.dataDir, `second-shell-${process.pid}`);
  const artifactsDir = join(home, 'artifacts');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(artifactsDir, { recursive: true });
  prepare?.(artifactsDir);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: join(CHECKOUT, 'shell'),
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      APP_ENV: 'local',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_ORIGIN: platform.apiOrigin,
      PUBLIC_ORIGIN: origin,
      RELEASE_MAP_PUBLIC_KEY: secrets()['RELEASE_MAP_PUBLIC_KEY'],
      STATE_DIR: join(home, 'state'),
      ARTIFACTS_DIR: artifactsDir,
      PROXY_API: '1',
    },
  });
  await expect.poll(() => isUp(origin), { timeout: 20_000 }).toBe(true);
  return {
    origin,
    artifactsDir,
    restoreArtifacts: () => copyReleases(artifactsDir),
    stop: () => stop(child),
  };
}

export function copyReleases(target: string): void {
  cpSync(join(platform.dataDir, 'artifacts'), target, { recursive: true });
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/`).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
