import { developerEnvironment } from '../../platform/environment.ts';
import type { DeployedSite } from './deployed-site.ts';

export interface AgainstFacts {
  site: DeployedSite;
  /** What the developer opens: the front, through which the shell reaches the API and the releases too. */
  origin: string;
  shellPort: number;
  stateDir: string;
  /** The shell's REMOTE_OVERRIDES. */
  overrides: string;
}

/** Environment of the local shell: one process, for a debugger, and no folder of releases. */
export function againstEnvironment({
  site,
  origin,
  shellPort,
  stateDir,
  overrides,
}: AgainstFacts): NodeJS.ProcessEnv {
  return {
    ...developerEnvironment(),
    NODE_ENV: 'development',
    APP_ENV: 'local',
    HOST: '127.0.0.1',
    PORT: String(shellPort),
    SHELL_WORKERS: '0',
    API_ORIGIN: origin,
    PUBLIC_ORIGIN: origin,
    RELEASE_MAP_PUBLIC_KEY: site.mapKey,
    RELEASE_ENVIRONMENT: site.environment,
    STATE_DIR: stateDir,
    REMOTE_OVERRIDES: overrides,
  };
}
