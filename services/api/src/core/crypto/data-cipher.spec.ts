import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/read-config.ts';
import { DataCipher } from './data-cipher.ts';

const oldKey = `old:${randomBytes(32).toString('base64')}`;
const newKey = `new:${randomBytes(32).toString('base64')}`;
const cipherWith = (keys: string) =>
  new DataCipher(
    readConfig({ APP_ENV: 'local', DATABASE_URL: 'postgres://localhost/api', DATA_ENCRYPTION_KEYS: keys }),
  );

describe('encryption of personal data', () => {
  it('opens what it sealed, and never seals the same way twice', () => {
    const cipher = cipherWith(oldKey);
    const [first, second] = [cipher.seal('Анна', 'lead:1'), cipher.seal('Анна', 'lead:1')];
    expect(cipher.open(first, 'lead:1')).toBe('Анна');
    expect(first.data.equals(second.data)).toBe(false);
    expect(first.data.toString('utf8')).not.toContain('Анна');
  });

  it('opens old data after a rotation and seals with the new key', () => {
    const sealed = cipherWith(oldKey).seal('Анна', 'lead:1');
    const rotated = cipherWith(`${newKey},${oldKey}`);
    expect(rotated.open(sealed, 'lead:1')).toBe('Анна');
    expect(rotated.seal('Анна', 'lead:1').keyId).toBe('new');
    expect(() => cipherWith(newKey).open(sealed, 'lead:1')).toThrow('No data encryption key with the id old');
  });

  it('does not open what was changed or moved to another owner', () => {
    const cipher = cipherWith(oldKey);
    const sealed = cipher.seal('Анна', 'lead:1');
    const changed = Buffer.from(sealed.data);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => cipher.open({ ...sealed, data: changed }, 'lead:1')).toThrow();
    expect(() => cipher.open(sealed, 'lead:2')).toThrow();
  });
});
