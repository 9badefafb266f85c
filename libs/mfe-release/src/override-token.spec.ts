import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createOverrideToken, readOverrideToken, type OverrideClaims } from './override-token.ts';
import { signText } from './signed-text.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const claims: OverrideClaims = {
  actor: 'staff:5',
  host: 'polden.example',
  environment: 'production',
  remote: 'mfe-lending',
  name: 'new-calculator',
  until: '2026-11-21T12:00:00.000Z',
};
const before = Date.parse('2026-11-21T11:59:59.000Z');

describe('an override token', () => {
  it('gives back what was signed', () => {
    expect(readOverrideToken(createOverrideToken(claims, privateKey), [publicKey], before)).toEqual(claims);
  });

  it('is nothing after its time', () => {
    const token = createOverrideToken(claims, privateKey);
    expect(readOverrideToken(token, [publicKey], before + 1_000)).toBeNull();
  });

  it('is nothing with another key, another content, or another purpose', () => {
    const other = generateKeyPairSync('ed25519');
    const token = createOverrideToken(claims, privateKey);
    const [keyId, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ kind: 'preview/1', ...claims, host: 'evil.example' }));
    const map = signText(JSON.stringify(claims), privateKey);
    expect(readOverrideToken(createOverrideToken(claims, other.privateKey), [publicKey], before)).toBeNull();
    expect(
      readOverrideToken(`${keyId}.${forged.toString('base64url')}.${signature}`, [publicKey], before),
    ).toBeNull();
    expect(
      readOverrideToken(
        `${map.keyId}.${Buffer.from(map.text).toString('base64url')}.${map.signature}`,
        [publicKey],
        before,
      ),
    ).toBeNull();
    expect(readOverrideToken('', [publicKey], before)).toBeNull();
  });
});
