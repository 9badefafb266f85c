import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyIdOf } from './signed-text.ts';

/** An Ed25519 pair as it travels in files and variables. */
export interface KeyPairText {
  /** base64 of the PKCS8 DER. */
  privateKey: string;
  /** base64 of the SPKI DER. */
  publicKey: string;
  keyId: string;
}

export function generateKeyPair(): KeyPairText {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    keyId: keyIdOf(publicKey),
  };
}

/** Reads base64 of a PKCS8 DER, or PEM. Throws when it is not an Ed25519 private key. */
export function readPrivateKey(text: string): KeyObject {
  return readEd25519('private', () =>
    isPem(text)
      ? createPrivateKey(text)
      : createPrivateKey({ key: toDer(text), format: 'der', type: 'pkcs8' }),
  );
}

/** Reads base64 of an SPKI DER, or PEM. Throws when it is not an Ed25519 public key. */
export function readPublicKey(text: string): KeyObject {
  return readEd25519('public', () =>
    isPem(text) ? createPublicKey(text) : createPublicKey({ key: toDer(text), format: 'der', type: 'spki' }),
  );
}

function readEd25519(half: 'private' | 'public', read: () => KeyObject): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = read();
  } catch {
    // The reason of OpenSSL says nothing to a reader, and may quote the key.
  }
  if (key?.asymmetricKeyType !== 'ed25519') throw new Error(`Not an Ed25519 ${half} key`);
  return key;
}

function isPem(text: string): boolean {
  return text.trimStart().startsWith('-----BEGIN');
}

function toDer(text: string): Buffer {
  return Buffer.from(text.trim(), 'base64');
}
