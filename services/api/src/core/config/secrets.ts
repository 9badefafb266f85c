import type { EnvReader } from '@polden/api-contract';
import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';

const AES_KEY_BYTES = 32;
const AES_KEY_FORM = `base64 of ${AES_KEY_BYTES} bytes`;
const DATA_KEYS = 'DATA_ENCRYPTION_KEYS';
/** One key, or several while they are exchanged. */
const DATA_KEYS_FORM = `<id>:<${AES_KEY_FORM}>, others after a comma, the id of letters, digits and . _ -`;
const MAP_KEY_FORM = 'base64 of a PKCS8 Ed25519 private key, as mfe-release keygen writes it';
const MIN_SECRET_LENGTH = 32;
/** DER prefix of a PKCS8 Ed25519 private key; 32 bytes of seed follow. */
const ED25519_PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** One key of the ring; the first encrypts, all of them decrypt. */
export interface DataKey {
  id: string;
  key: Buffer;
}

export interface Secrets {
  /** Keys the HMAC of SMS codes. */
  smsCode: string;
  /** Signs phone verification tokens. */
  phoneToken: string;
  /** Signs links into the personal account. */
  loginLink: string;
  /** Signs the access tokens of the staff. */
  staffToken: string;
  /** Keys the HMAC by which a phone is found; 32 bytes. */
  blindIndex: Buffer;
  dataKeys: DataKey[];
  /** From which the keys of page views and of what shells observe are derived; 32 bytes. */
  telemetry: Buffer;
  /** Ed25519; signs the release map. */
  releaseMap: KeyObject;
}

/**
 * Reads the secrets. A laptop needs none: they are derived from their names. Production refuses to start without
 * each of them, and refuses those derived values too.
 */
export function readSecrets(env: EnvReader, local: boolean): Secrets {
  const value = (name: string, localValue: string, form: string): string => {
    const given = env.optional(name);
    if (local) return given ?? localValue;
    if (given === undefined) env.complain(`${name} is missing: ${form}`);
    else if (given === localValue) env.complain(`${name} has its local default`);
    return given ?? localValue;
  };
  const phrase = (name: string): string => {
    const secret = value(name, localKey(name), `at least ${MIN_SECRET_LENGTH} characters`);
    if (secret.length < MIN_SECRET_LENGTH)
      env.complain(`${name} is shorter than ${MIN_SECRET_LENGTH} characters`);
    return secret;
  };
  const bytes = (name: string): Buffer => aesKey(env, name, value(name, localKey(name), AES_KEY_FORM));
  return {
    smsCode: phrase('SMS_CODE_SECRET'),
    phoneToken: phrase('PHONE_TOKEN_SECRET'),
    loginLink: phrase('LOGIN_LINK_SECRET'),
    staffToken: phrase('STAFF_TOKEN_SECRET'),
    blindIndex: bytes('BLIND_INDEX_KEY'),
    dataKeys: dataKeys(env, value(DATA_KEYS, `local:${localKey(DATA_KEYS)}`, DATA_KEYS_FORM)),
    telemetry: bytes('TELEMETRY_SECRET'),
    releaseMap: ed25519Key(env, value('RELEASE_MAP_KEY', localReleaseMapKey(), MAP_KEY_FORM)),
  };
}

/** base64 of the PKCS8 DER of the release map key that local mode uses when none is given. */
export function localReleaseMapKey(): string {
  return Buffer.concat([ED25519_PKCS8_PREFIX, localBytes('RELEASE_MAP_KEY')]).toString('base64');
}

function localKey(name: string): string {
  return localBytes(name).toString('base64');
}

function localBytes(name: string): Buffer {
  return createHash('sha256').update(`polden local only: ${name}`).digest();
}

function aesKey(env: EnvReader, name: string, base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== AES_KEY_BYTES) env.complain(`${name} is not ${AES_KEY_FORM}`);
  return key;
}

function dataKeys(env: EnvReader, list: string): DataKey[] {
  const local = localKey(DATA_KEYS);
  const keys = list.split(',').map((entry) => {
    const [id = '', base64 = '', ...more] = entry.trim().split(':');
    return { id, base64, key: Buffer.from(base64, 'base64'), isWhole: more.length === 0 };
  });
  const isForm = keys.every(
    ({ id, key, isWhole }) => isWhole && /^[\w.-]{1,32}$/u.test(id) && key.length === AES_KEY_BYTES,
  );
  if (!isForm) env.complain(`${DATA_KEYS} is not ${DATA_KEYS_FORM}`);
  else if (new Set(keys.map(({ id }) => id)).size !== keys.length) env.complain(`${DATA_KEYS} repeats an id`);
  if (keys.some(({ base64 }) => base64 === local) && list !== `local:${local}`)
    env.complain(`${DATA_KEYS} has its local default`);
  return keys.map(({ id, key }) => ({ id, key }));
}

function ed25519Key(env: EnvReader, base64: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below together with a key of another kind.
  }
  env.complain(`RELEASE_MAP_KEY is not ${MAP_KEY_FORM}`);
  return createPrivateKey({ key: Buffer.from(localReleaseMapKey(), 'base64'), format: 'der', type: 'pkcs8' });
}
