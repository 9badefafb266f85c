import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { SignedText } from '@polden/api-contract';

/** First 16 hex digits of the SHA-256 of the DER public key; takes either half of the pair. */
export function keyIdOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** Signs the UTF-8 bytes of the text with Ed25519. */
export function signText(text: string, privateKey: KeyObject): SignedText {
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
  return { text, signature, keyId: keyIdOf(privateKey) };
}

/** True when one of the keys has signed the text. */
export function isSignedBy(signed: SignedText, publicKeys: readonly KeyObject[]): boolean {
  const key = publicKeys.find((candidate) => keyIdOf(candidate) === signed.keyId);
  return (
    key !== undefined && verify(null, Buffer.from(signed.text), key, Buffer.from(signed.signature, 'base64'))
  );
}
