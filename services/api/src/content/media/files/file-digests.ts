import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MediaStore } from '../store/media-store.ts';
import { filesWithoutDigest, setFileDigest, type UndigestedFile } from './files.repository.ts';

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

  /** A file that cannot be read is reported and left for the next start; it holds up no other. */
  async fill(): Promise<void> {
    const files = await filesWithoutDigest(this.dataSource.manager);
    let left = 0;
    for (const file of files) {
      try {
        await this.digest(file);
      } catch (error) {
        left += 1;
        this.logger.error({ msg: 'A file has no digest', file: file.id, reason: String(error) });
      }
    }
    if (files.length > 0) this.logger.log({ msg: 'Digests of files', made: files.length - left, left });
  }

  private async digest({ id, hash, extension }: UndigestedFile): Promise<void> {
    const name = `${hash}.${extension}`;
    const file = await this.store.read(hash, name);
    if (!file) throw new Error(`${name} is not in the store`);
    const digest = createHash('sha256');
    for await (const chunk of file.body as AsyncIterable<Buffer>) digest.update(chunk);
    await setFileDigest(this.dataSource.manager, id, digest.digest('hex'));
  }
}
