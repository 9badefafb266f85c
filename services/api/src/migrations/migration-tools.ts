import type { DataSource, QueryRunner } from 'typeorm';
import type { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { DataCipher } from '../core/crypto/data-cipher.ts';
import type { MediaStore } from '../content/media/store/media-store.ts';
import { openMediaStore } from '../content/media/store/open-media-store.ts';

/** What migrations that move personal data need beside SQL: the keys and the store that the API goes on with. */
export interface MigrationTools {
  cipher: DataCipher;
  blindIndex: BlindIndex;
  store: MediaStore;
}

/** By the database, because migrations are made by TypeORM and get nothing else. */
const tools = new WeakMap<DataSource, MigrationTools>();

export async function giveMigrationTools(dataSource: DataSource, config: ApiConfig): Promise<void> {
  tools.set(dataSource, {
    cipher: new DataCipher(config),
    blindIndex: new BlindIndex(config),
    store: await openMediaStore(config.media),
  });
}

export function migrationToolsOf({ dataSource }: QueryRunner): MigrationTools {
  const given = tools.get(dataSource);
  if (!given) throw new Error('This migration seals personal data: run it by the migration command');
  return given;
}
