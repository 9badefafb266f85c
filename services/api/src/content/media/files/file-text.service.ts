import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { extractText, getDocumentProxy } from 'unpdf';
import { MediaStore } from '../store/media-store.ts';

/** Longer texts are cut: nobody reads a comparison of a book. */
const MAX_CHARACTERS = 200_000;

/** Before «1. », «2.3. » and the like with a sentence behind them. */
const POINT = / (?=\d{1,2}\.(?:\d{1,2}\.)? [А-ЯЁA-Z«])/gu;

/** The text of PDF files: in the order of the page, without its looks. */
@Injectable()
export class FileText {
  private readonly logger = new Logger(FileText.name);
  private readonly cache = new LRUCache<string, Promise<string>>({ max: 60, ttl: 3_600_000 });

  constructor(private readonly store: MediaStore) {}

  /** Words with single spaces, each numbered point on a line of its own; '' for what has no text that can be read. */
  of(hash: string, extension: string): Promise<string> {
    if (extension !== 'pdf') return Promise.resolve('');
    const known = this.cache.get(hash);
    if (known) return known;
    const text = this.read(hash, extension);
    this.cache.set(hash, text);
    return text;
  }

  private async read(hash: string, extension: string): Promise<string> {
    try {
      const file = await this.store.read(hash, `${hash}.${extension}`);
      if (!file) return '';
      const pdf = await getDocumentProxy(new Uint8Array(await buffer(file.body)), { verbosity: 0 });
      const { text } = await extractText(pdf, { mergePages: true });
      return text.replaceAll(/\s+/gu, ' ').replaceAll(POINT, '\n').trim().slice(0, MAX_CHARACTERS);
    } catch (error) {
      // A file of the staff that no reader understands is still a document.
      this.logger.warn(error);
      return '';
    }
  }
}
