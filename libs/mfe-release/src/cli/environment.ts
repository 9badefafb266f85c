import { readFile } from 'node:fs/promises';
import type { KeyObject } from 'node:crypto';
import { readPrivateKey } from '../keys.ts';
import { messageOf } from '../thrown.ts';
import { createRegistryClient, type RegistryClient } from '../publish/registry-client.ts';

/** The command cannot run as it was called; exit code 2. */
export class UsageError extends Error {}

/** Client of RELEASE_REGISTRY with RELEASE_TOKEN. */
export function registryFromEnvironment(): RegistryClient {
  const registry = registryAddress();
  const token = tokenOf('RELEASE_TOKEN', variable('RELEASE_TOKEN', 'the token of your team'));
  return createRegistryClient({ registry, token });
}

/** A token as headers take it. The error does not say it: it stands in logs. */
export function tokenOf(name: string, value: string): string {
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  throw new UsageError(`${name} is no token: it has a blank, a line break or a letter that no token has`);
}

/** RELEASE_REGISTRY. */
export function registryAddress(): string {
  const registry = variable('RELEASE_REGISTRY', 'the origin of the API, for example http://127.0.0.1:4201');
  // `localhost:4201` parses, too, as an address of the kind `localhost:`.
  const protocol = URL.parse(registry)?.protocol;
  if (protocol === 'http:' || protocol === 'https:') return registry;
  throw new UsageError(`RELEASE_REGISTRY is not an address with http:// or https:// before it: ${registry}`);
}

/** Private key of the team from RELEASE_KEY_FILE. */
export async function keyFromEnvironment(): Promise<KeyObject> {
  const path = variable('RELEASE_KEY_FILE', 'the file that `mfe-release keygen` wrote');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`RELEASE_KEY_FILE cannot be read: ${path}`);
  });
  try {
    return readPrivateKey(text);
  } catch (error) {
    throw new UsageError(`RELEASE_KEY_FILE is no key: ${path}: ${messageOf(error)}`);
  }
}

/** Null when RELEASE_KEY_FILE is not set: the release was signed elsewhere. */
export async function optionalKeyFromEnvironment(): Promise<KeyObject | null> {
  return process.env['RELEASE_KEY_FILE'] ? keyFromEnvironment() : null;
}

function variable(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new UsageError(`Set ${name}: ${meaning}`);
  return value;
}
