import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { moscowDay } from '@polden/ru';
import { DataSource } from 'typeorm';

const WRITE_MS = 2000;
/** The most read of these days; older counts are dropped. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** More than pages show: some of them may have been hidden since. */
const RANKED = 20;

interface ReadArticle {
  /** Name of its content type. */
  type: string;
  id: number;
}

/**
 * Counts how often articles are read, by day. A read costs no write of its own: what a process has counted is written
 * together, and what it had not written yet when it was killed is lost.
 */
@Injectable()
export class ArticleReads implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ArticleReads.name);
  private counted = new Map<string, ReadArticle & { reads: number }>();
  private ranking: Promise<ReadArticle[]> | null = null;
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
      this.ranking = null;
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
    this.ranking ??= this.rank();
    return this.ranking;
  }

  private rank(): Promise<ReadArticle[]> {
    return this.dataSource.query<ReadArticle[]>(
      `SELECT content_type AS type, item_id AS id FROM content_read WHERE day > $1
       GROUP BY content_type, item_id ORDER BY sum(reads) DESC, max(day) DESC, item_id DESC LIMIT $2`,
      [daysAgo(DAYS), RANKED],
    );
  }

  private async write(): Promise<void> {
    if (this.counted.size === 0) return;
    // In one order in all processes, so that none waits for another that waits for it.
    const articles = [...this.counted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
    this.counted = new Map();
    try {
      await this.dataSource.query(
        `INSERT INTO content_read AS c (content_type, item_id, day, reads)
         SELECT type, id, $4, reads FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS r (type, id, reads)
         ON CONFLICT (content_type, item_id, day) DO UPDATE SET reads = c.reads + EXCLUDED.reads`,
        [
          articles.map(({ type }) => type),
          articles.map(({ id }) => id),
          articles.map(({ reads }) => reads),
          daysAgo(0),
        ],
      );
      await this.dataSource.query('DELETE FROM content_read WHERE day <= $1', [daysAgo(DAYS)]);
    } catch (error) {
      this.logger.error(error);
    }
  }
}

function daysAgo(days: number): string {
  return moscowDay(new Date(Date.now() - days * DAY_MS));
}
