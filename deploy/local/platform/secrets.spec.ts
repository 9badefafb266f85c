import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readPrivateKey, readPublicKey, isSignedBy, signText } from '@polden/mfe-release';
import { localSecrets } from './secrets.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'polden-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('localSecrets', () => {
  it('are generated once and only their owner can read them', () => {
    const secrets = localSecrets(dataDir);
    expect(localSecrets(dataDir)).toEqual(secrets);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('hold the two halves of the key of the release map and of the team', () => {
    const secrets = localSecrets(dataDir);
    const signed = signText('map', readPrivateKey(secrets.RELEASE_MAP_KEY));
    expect(isSignedBy(signed, [readPublicKey(secrets.RELEASE_MAP_PUBLIC_KEY)])).toBe(true);
    expect(isSignedBy(signed, [readPublicKey(secrets.TEAM_PUBLIC_KEY)])).toBe(false);
  });

  it('keep what is there when a new one is needed', () => {
    const { SMS_CODE_SECRET, LOGIN_LINK_SECRET: _missing, ...kept } = localSecrets(dataDir);
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(kept));
    const completed = localSecrets(dataDir);
    expect(completed).toMatchObject(kept);
    expect(completed.SMS_CODE_SECRET).not.toBe(SMS_CODE_SECRET);
  });

  it('are never made again over a file that cannot be read', () => {
    const file = join(dataDir, 'secrets.json');
    writeFileSync(file, '{"SMS_CODE');
    expect(() => localSecrets(dataDir)).toThrow('испорчен');
    expect(readFileSync(file, 'utf8')).toBe('{"SMS_CODE');
  });
});
