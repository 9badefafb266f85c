import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { moscowDay, oncePromised } from '@polden/ru';
import { DataSource } from 'typeorm';
import { addReads, dropReadsUpTo, mostReadSince, type ReadArticle } from './article-reads.repository.ts';

const WRITE_MS = 2000;
/** The most read of these days; older counts are dropped. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** More than pages show: some of them may have been hidden since. */
const RANKED = 20;

/**
 * Counts how often articles are read, by day. A count costs no write of its own: what a process has counted is written
 * together, and what it had not written yet when it was killed is lost.
 */
@Injectable()
export class ArticleReads implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ArticleReads.name);
  private counted = new Map<string, ReadArticle & { reads: number }>();
  private ranking = this.rankedOnce();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), WRITE_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** Writes what was counted so far, one call after the other, and has the most read ranked anew. */
  flush(): Promise<void> {
    this.writing = this.writing.then(async () => {
      await this.write();
      this.ranking = this.rankedOnce();
    });
    return this.writing;
  }

  add(type: string, id: number): void {
    const key = `${type}:${id}`;
    const article = this.counted.get(key) ?? { type, id, reads: 0 };
    this.counted.set(key, { ...article, reads: article.reads + 1 });
  }

  /** The most read first, as they were seconds ago. */
  mostRead(): Promise<ReadArticle[]> {
    return this.ranking();
  }

  private rankedOnce(): () => Promise<ReadArticle[]> {
    return oncePromised(() => mostReadSince(this.dataSource.manager, daysAgo(DAYS), RANKED));
  }

  private async write(): Promise<void> {
    if (this.counted.size === 0) return;
    // In one order in all processes, so that none waits for another that waits for it.
    const articles = [...this.counted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
    this.counted = new Map();
    try {
      await addReads(this.dataSource.manager, daysAgo(0), articles);
      await dropReadsUpTo(this.dataSource.manager, daysAgo(DAYS));
    } catch (error) {
      this.logger.error(error);
    }
  }
}

function daysAgo(days: number): string {
  return moscowDay(new Date(Date.now() - days * DAY_MS));
}
