import { writeFile } from 'node:fs/promises';
import { generateKeyPair } from '../keys.ts';
import { UsageError } from './environment.ts';
import { messageOf } from '../thrown.ts';

export interface WrittenKey {
  file: string;
  /** The half that may be shown, beside it. */
  publicFile: string;
  publicKey: string;
  keyId: string;
}

/** Writes a new private key that only its owner can read. Never replaces a file: a lost key cannot be made again. */
export async function writeKeyFile(file: string): Promise<WrittenKey> {
  const { privateKey, publicKey, keyId } = generateKeyPair();
  try {
    await writeFile(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UsageError(
        `${file} is there already, and no key is ever replaced: name another file with --out`,
      );
    throw new UsageError(`${file} cannot be written: ${messageOf(error)}`);
  }
  const publicFile = `${file}.pub`;
  await writeFile(publicFile, `${publicKey}\n`);
  return { file, publicFile, publicKey, keyId };
}
