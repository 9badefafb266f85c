import { basename, extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '@polden/api-contract';
import { FileText } from '../media/files/file-text.ts';
import { SearchRepository } from './search.repository.ts';

/** A scan of a thousand pages says nothing that could be found. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What documents say. A file never changes, so its text is read once. Throws when the store does not give it. */
@Injectable()
export class FileTexts {
  constructor(
    private readonly text: FileText,
    private readonly repository: SearchRepository,
  ) {}

  /** '' for what is no PDF, is too large or cannot be read: the document is then found by its title. */
  async of({ id, url, fileType, fileSize }: StoredFile): Promise<string> {
    if (fileSize > MAX_BYTES) return '';
    const known = await this.repository.textOfFile(id);
    return known || this.text.of(basename(url, extname(url)), fileType);
  }
}
