import { describe, expect, it } from '@jest/globals';
import { generateKeyPair, isSignedBy, keyIdOf, readPrivateKey, readPublicKey, signText } from './index.ts';

describe('signed text', () => {
  const pair = generateKeyPair();
  const other = generateKeyPair();
  const signed = signText('{"name":"Полдень"}', readPrivateKey(pair.privateKey));
  const keys = [other, pair].map(({ publicKey }) => readPublicKey(publicKey));

  it('is verified by the public half of its key among others', () => {
    expect(signed.keyId).toBe(pair.keyId);
    expect(isSignedBy(signed, keys)).toBe(true);
  });

  it('is not verified after a change, without its key, or under the id of another', () => {
    expect(isSignedBy({ ...signed, text: `${signed.text} ` }, keys)).toBe(false);
    expect(isSignedBy({ ...signed, signature: '' }, keys)).toBe(false);
    expect(isSignedBy(signed, keys.slice(0, 1))).toBe(false);
    expect(isSignedBy({ ...signed, keyId: other.keyId }, keys)).toBe(false);
  });

  it('takes keys as PEM too, with the same id', () => {
    const pem = readPublicKey(pair.publicKey).export({ type: 'spki', format: 'pem' }).toString();
    expect(keyIdOf(readPublicKey(pem))).toBe(pair.keyId);
  });

  it('refuses what is not an Ed25519 key', () => {
    expect(() => readPublicKey('not a key')).toThrow('Not an Ed25519 public key');
    expect(() => readPublicKey(pair.privateKey)).toThrow('Not an Ed25519 public key');
    expect(() => readPrivateKey(pair.publicKey)).toThrow('Not an Ed25519 private key');
  });
});
