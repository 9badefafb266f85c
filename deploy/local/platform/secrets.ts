import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeyPair } from '@polden/mfe-release';
import { ensureFolder } from '../folders.ts';
import { StartError } from '../start-error.ts';

/** Generated once for each data folder; the names are those of the environment variables. */
export interface LocalSecrets {
  SMS_CODE_SECRET: string;
  PHONE_TOKEN_SECRET: string;
  LOGIN_LINK_SECRET: string;
  STAFF_TOKEN_SECRET: string;
  BLIND_INDEX_KEY: string;
  DATA_ENCRYPTION_KEYS: string;
  RELEASE_MAP_KEY: string;
  RELEASE_MAP_PUBLIC_KEY: string;
  TELEMETRY_SECRET: string;
  /** The team that releases the remotes of this checkout. */
  TEAM_TOKEN: string;
  TEAM_KEY: string;
  TEAM_PUBLIC_KEY: string;
}

/** Reads `<dataDir>/secrets.json`, adding what is missing. Throws StartError when it is not JSON. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(ensureFolder(dataDir), 'secrets.json');
  const kept = readKept(file);
  const secrets = { ...generateSecrets(), ...kept };
  if (Object.keys(secrets).length === Object.keys(kept).length) return secrets;
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function generateSecrets(): LocalSecrets {
  const map = generateKeyPair();
  const team = generateKeyPair();
  return {
    SMS_CODE_SECRET: randomBytes(32).toString('base64'),
    PHONE_TOKEN_SECRET: randomBytes(32).toString('base64'),
    LOGIN_LINK_SECRET: randomBytes(32).toString('base64'),
    STAFF_TOKEN_SECRET: randomBytes(32).toString('base64'),
    BLIND_INDEX_KEY: randomBytes(32).toString('base64'),
    DATA_ENCRYPTION_KEYS: `local1:${randomBytes(32).toString('base64')}`,
    RELEASE_MAP_KEY: map.privateKey,
    RELEASE_MAP_PUBLIC_KEY: map.publicKey,
    TELEMETRY_SECRET: randomBytes(32).toString('base64'),
    TEAM_TOKEN: randomBytes(32).toString('base64url'),
    TEAM_KEY: team.privateKey,
    TEAM_PUBLIC_KEY: team.publicKey,
  };
}

function readKept(file: string): Partial<LocalSecrets> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalSecrets>;
  } catch {
    throw new StartError(`Файл ${file} испорчен: восстановите его, иначе зашифрованные заявки не прочитать.`);
  }
}
