import { createPublicKey, type KeyObject } from 'node:crypto';
import path from 'node:path';

export interface ShellConfig {
  /** Local mode opens the developer's conveniences; unset means production. */
  local: boolean;
  host: string;
  port: number;
  /** Where the shell's own process reaches the API. */
  apiOrigin: string;
  /** The address that visitors see; its host is the main host. */
  publicOrigin: URL;
  mapKeys: KeyObject[];
  /** Verified release files, the last good map and site data: all that a restart needs while the API is down. */
  stateDir: string;
  /** Folder of the artifact store; null where a web server or bucket serves /mfe. */
  artifactsDir: string | null;
  /** Pass /api on to the API: on one machine, where no web server stands in front. */
  proxyApi: boolean;
  /** Remote to the address of its development server; local mode only. */
  remoteOverrides: Record<string, string>;
}

class ConfigError extends Error {}

/** Reads the environment once; throws ConfigError with one line that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const local = env['APP_ENV'] === 'local';
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is not set`);
    return value;
  };
  return {
    local,
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT'] ?? 4200),
    apiOrigin: required('API_ORIGIN'),
    publicOrigin: new URL(required('PUBLIC_ORIGIN')),
    mapKeys: required('RELEASE_MAP_PUBLIC_KEY').split(',').map(readPublicKey),
    stateDir: path.resolve(required('STATE_DIR')),
    artifactsDir: env['ARTIFACTS_DIR'] ? path.resolve(env['ARTIFACTS_DIR']) : null,
    proxyApi: env['PROXY_API'] === '1',
    remoteOverrides: local ? readOverrides(env['REMOTE_OVERRIDES'] ?? '') : {},
  };
}

function readPublicKey(base64: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new ConfigError('RELEASE_MAP_PUBLIC_KEY is not a base64 SPKI key');
  }
}

/** `mfe-lending=http://127.0.0.1:5160/,…` */
function readOverrides(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, base] = pair.split('=');
      if (!name || !base) throw new ConfigError(`REMOTE_OVERRIDES cannot be read: ${pair}`);
      return [name, base.endsWith('/') ? base : `${base}/`];
    }),
  );
}
