import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { platform, secrets } from './platform.ts';
import { startShellProcess, stopProcess } from './shell-process.ts';

/** Another shell of the same platform, with no state and an artifact store of its own. */
export interface SecondShell {
  origin: string;
  /** Its artifact store; empty at first. */
  artifactsDir: string;
  /** Copies the platform's releases into it. */
  restoreArtifacts: () => void;
  stop: () => Promise<void>;
}

export interface SecondShellOptions {
  /** Puts something into its artifact store before it starts. */
  prepare?: (artifactsDir: string) => void;
  /** Reads the platform's own artifact store. */
  sharesArtifacts?: boolean;
  /** Port of the inspector of the process that renders: one process for all. */
  inspectorPort?: number;
  /** Further variables. */
  env?: Record<string, string>;
}

export async function startSecondShell({
  prepare,
  sharesArtifacts = false,
  inspectorPort,
  env = {},
}: SecondShellOptions = {}): Promise<SecondShell> {
  const home = join(platform.dataDir, `second-shell-${process.pid}`);
  const artifactsDir = sharesArtifacts ? join(platform.dataDir, 'artifacts') : join(home, 'artifacts');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(artifactsDir, { recursive: true });
  prepare?.(artifactsDir);
  const port = await freePort();
  const child = await startShellProcess({
    home,
    port,
    nodeArgs: inspectorPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectorPort}`],
    env: {
      APP_ENV: 'local',
      API_ORIGIN: platform.apiOrigin,
      RELEASE_MAP_PUBLIC_KEY: secrets()['RELEASE_MAP_PUBLIC_KEY'] ?? '',
      ARTIFACTS_DIR: artifactsDir,
      ...env,
      ...(inspectorPort === undefined ? {} : { SHELL_WORKERS: '0' }),
    },
  });
  return {
    origin: `http://localhost:${port}`,
    artifactsDir,
    restoreArtifacts: () => copyReleases(artifactsDir),
    stop: () => stopProcess(child),
  };
}

export function copyReleases(target: string): void {
  cpSync(join(platform.dataDir, 'artifacts'), target, { recursive: true });
}
