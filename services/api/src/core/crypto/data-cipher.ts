import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What the database keeps of personal data. */
export interface Sealed {
  /** Id of the key, so that old rows stay readable after a rotation. */
  keyId: string;
  /** Initialisation vector, tag and ciphertext. */
  data: Buffer;
}

/** AES-256-GCM with a ring of keys: the first of DATA_ENCRYPTION_KEYS encrypts, each decrypts what it encrypted. */
@Injectable()
export class DataCipher {
  private readonly currentId: string;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  constructor(config: ApiConfig) {
    this.keys = new Map(config.secrets.dataKeys.map(({ id, key }) => [id, createSecretKey(key)]));
    this.currentId = config.secrets.dataKeys[0]?.id ?? '';
  }

  /** `context` names the owner, for example `lead:<id>`: a ciphertext moved to another row does not open there. */
  seal(text: string, context: string): Sealed {
    return this.sealBytes(Buffer.from(text), context);
  }

  /** Throws when the key is gone, the context is another or the bytes were changed. */
  open(sealed: Sealed, context: string): string {
    return this.openBytes(sealed, context).toString('utf8');
  }

  sealBytes(bytes: Buffer, context: string): Sealed {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(this.currentId), iv).setAAD(Buffer.from(context));
    const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return { keyId: this.currentId, data: Buffer.concat([iv, cipher.getAuthTag(), ciphertext]) };
  }

  openBytes({ keyId, data }: Sealed, context: string): Buffer {
    const iv = data.subarray(0, IV_BYTES);
    const tag = data.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.key(keyId), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
    return Buffer.concat([decipher.update(data.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }

  private key(id: string): KeyObject {
    const key = this.keys.get(id);
    if (!key) throw new Error(`No data encryption key with the id ${id}`);
    return key;
  }
}
