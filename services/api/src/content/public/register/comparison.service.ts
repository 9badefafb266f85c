import { Injectable } from '@nestjs/common';
import type { ComparedText, DocumentComparison, DocumentKind } from '@polden/api-contract';
import { keptPromise } from '@polden/ru';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { inThreads } from '../../../core/threads/in-threads.ts';
import { FileText } from '../../media/files/file-text.ts';
import { Turns } from '../../media/visitors/turns.ts';
import { versionOf, type VersionRow } from './register-rows.ts';
import { versionsOf } from './register.repository.ts';

const COMPARING_MS = 10_000;
const RUNNING = 2;
const BUSY = 'Сейчас сравнивают много документов: попробуйте ещё раз через несколько секунд';

type Parts = ComparedText[] | null;

const compareInThread = inThreads<[old: string, present: string], ComparedText[]>(
  new URL('./compared-texts', import.meta.url),
  'comparedTexts',
  COMPARING_MS,
);

/** What one version of a document says and another does not. */
@Injectable()
export class ComparisonService {
  private readonly cache = new LRUCache<string, Promise<Parts>>({ max: 30, ttl: 3_600_000 });
  private readonly turns = new Turns({ running: RUNNING, waiting: 0 }, () => new AppError(503, BUSY));

  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: FileText,
  ) {}

  /** 404 when the document has no such versions, or visitors never saw them; 503 while others are compared. */
  async compare(kind: DocumentKind, id: number, from: number, to: number): Promise<DocumentComparison> {
    const rows = await versionsOf(this.dataSource.manager, kind, id);
    const [before, after] = [from, to].map((number) => rows.find((row) => row.number === number));
    if (!before || !after) throw new AppError(404, 'Такой редакции нет');
    return { from: versionOf(before), to: versionOf(after), parts: await this.partsOf(before, after) };
  }

  /** Files never change, so neither does what is different between two of them. */
  private partsOf(before: VersionRow, after: VersionRow): Promise<Parts> {
    const key = `${before.hash} ${after.hash}`;
    return keptPromise(this.cache, key, () => this.turns.take(() => this.compared(before, after)));
  }

  private async compared(before: VersionRow, after: VersionRow): Promise<Parts> {
    const [old, present] = await Promise.all(
      [before, after].map(({ hash, extension }) => this.texts.of(hash, extension)),
    );
    if (!old || !present) return null;
    return compareInThread([old, present]);
  }
}
