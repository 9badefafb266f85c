import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MediaStore } from '../store/media-store.ts';

interface Undigested {
  id: string;
  hash: string;
  extension: string;
}

/** Files that were kept before their digests were get them when the API starts. */
@Injectable()
export class FileDigests implements OnApplicationBootstrap {
  private readonly logger = new Logger(FileDigests.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
  ) {}

  onApplicationBootstrap(): void {
    this.fill().catch((error: unknown) => this.logger.error(error));
  }

  private async fill(): Promise<void> {
    const files = await this.dataSource.query<Undigested[]>(
      'SELECT id, hash, extension FROM media_file WHERE sha256 IS NULL',
    );
    for (const { id, hash, extension } of files) {
      const file = await this.store.read(hash, `${hash}.${extension}`);
      if (!file) continue;
      const digest = createHash('sha256');
      for await (const chunk of file.body as AsyncIterable<Buffer>) digest.update(chunk);
      await this.dataSource.query('UPDATE media_file SET sha256 = $2 WHERE id = $1', [
        id,
        digest.digest('hex'),
      ]);
    }
  }
}
