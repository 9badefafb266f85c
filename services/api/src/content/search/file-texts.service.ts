import { basename, extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import type { StoredFile } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { MediaStore } from '../media/store/media-store.ts';
import { pdfText } from './pdf-text.ts';
import { SearchRepository } from './search.repository.ts';

/** A scan of a thousand pages says nothing that could be found. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What documents say. A file never changes, so its text is read once. */
@Injectable()
export class FileTexts {
  private readonly logger = new Logger(FileTexts.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly repository: SearchRepository,
  ) {}

  /** '' for what is no PDF, is too large or cannot be read: the document is then found by its title. */
  async of({ id, url, fileType, fileSize }: StoredFile): Promise<string> {
    if (fileType !== 'pdf' || fileSize > MAX_BYTES) return '';
    const known = await this.repository.textOfFile(this.dataSource.manager, id);
    if (known !== null) return known;
    try {
      const name = basename(url);
      const stored = await this.store.read(basename(name, extname(name)), name);
      return stored ? await pdfText(await buffer(stored.body)) : '';
    } catch (error) {
      this.logger.warn({ msg: 'The text of a document cannot be read', file: id, error: String(error) });
      return '';
    }
  }
}
