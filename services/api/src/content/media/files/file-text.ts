import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { keptPromise } from '@polden/ru';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../core/errors/app-error.ts';
import { inThreads } from '../../../core/threads/in-threads.ts';
import { MediaStore } from '../store/media-store.ts';
import { Turns } from '../visitors/turns.ts';
import { askedTwice } from './asked-twice.ts';

const READING_MS = 15_000;
/** A scan of a thousand pages has no words. */
const MAX_BYTES = 20 * 1024 * 1024;
const RUNNING = 2;

const textOfPdf = inThreads<Uint8Array, string | null>(
  new URL('./pdf-text', import.meta.url),
  'textOfPdf',
  READING_MS,
);

/** Of a file whose reading ended or was late: it may be read another time. */
export class FileUnread extends AppError {
  constructor(cause?: unknown) {
    super(503, 'Не удалось прочитать документ. Попробуйте ещё раз через минуту', { cause });
  }
}

/** The text of PDF files: in the order of the page, without its looks. */
@Injectable()
export class FileText {
  /** Null for what no reader understands; rejects when the reader says nothing. */
  protected readonly ask: (bytes: Uint8Array) => Promise<string | null> = textOfPdf;
  private readonly logger = new Logger(FileText.name);
  private readonly cache = new LRUCache<string, Promise<string>>({ max: 60, ttl: 3_600_000 });
  private readonly turns = new Turns(
    { running: RUNNING, waiting: Infinity },
    () => new Error('too many files'),
  );

  constructor(private readonly store: MediaStore) {}

  /**
   * Words with single spaces, each numbered point on a line of its own; '' for what is too large or has no text that can
   * be read. Rejects when the store cannot be read now, and with `FileUnread` when the reader ended or was late twice.
   */
  of(hash: string, extension: string): Promise<string> {
    if (extension !== 'pdf') return Promise.resolve('');
    return keptPromise(this.cache, hash, () => this.turns.take(() => this.read(hash, extension)));
  }

  private async read(hash: string, extension: string): Promise<string> {
    const file = await this.store.read(hash, `${hash}.${extension}`);
    if (!file) return '';
    if (file.bytes > MAX_BYTES) {
      file.body.destroy();
      return '';
    }
    const bytes = new Uint8Array(await buffer(file.body));
    const text = await askedTwice(() => this.ask(bytes)).catch((error: unknown) => {
      throw new FileUnread(error);
    });
    // A file of the staff that no reader understands is still a document.
    if (text === null) this.logger.warn(`No reader understands the file ${hash}`);
    return text ?? '';
  }
}
