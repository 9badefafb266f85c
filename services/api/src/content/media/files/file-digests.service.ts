import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MediaStore } from '../store/media-store.ts';
import { filesWithoutDigest, setFileDigest } from './files.repository.ts';

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
    const { manager } = this.dataSource;
    for (const { id, hash, extension } of await filesWithoutDigest(manager)) {
      const file = await this.store.read(hash, `${hash}.${extension}`);
      if (!file) continue;
      const digest = createHash('sha256');
      for await (const chunk of file.body as AsyncIterable<Buffer>) digest.update(chunk);
      await setFileDigest(manager, id, digest.digest('hex'));
    }
  }
}
