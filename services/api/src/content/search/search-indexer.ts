import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { backoff, formatDate } from '@polden/ru';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../../core/changes/content-changes.service.ts';
import { expectCyrillic } from '../../core/database/cyrillic.ts';
import { isOfTheData } from '../../core/database/of-the-data.ts';
import { SearchDocuments } from './search-documents.ts';
import { type SearchDocument, SearchRepository } from './search.repository.ts';
import { type SearchedType, SEARCHED_TYPES } from './searched-types.ts';

const AT_ONCE = 50;
const WORD = /[\p{L}\p{N}]{3,40}/gu;
const OF_ITEM = /^(?<name>[a-z-]+):(?<id>\d+)$/u;
const RETRY_MS = { first: 1_000, longest: 60_000 };
/** How long after midnight of the New Year documents may say the old one, and a file that was not read waits for its turn. */
const LOOK_AGAIN_MS = 3_600_000;

/**
 * Keeps what is searched in step with the content: after each change, at the start for what was changed meanwhile, and in the
 * New Year for titles that name the year.
 * Of several processes one does it at a time, and the others look again until nothing is left.
 */
@Injectable()
export class SearchIndexer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SearchIndexer.name);
  private readonly stop = new AbortController();
  private subscription: Subscription | undefined;
  private running: Promise<void> = Promise.resolve();
  private waiting = false;
  private hourly: NodeJS.Timeout | undefined;
  /** Items with files that could not be read, by their ids. */
  private readonly unread = new Map<SearchedType, Set<number>>();
  private isToReadAgain = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SearchRepository,
    private readonly documents: SearchDocuments,
    private readonly changes: ContentChangesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await expectCyrillic(this.dataSource);
    this.subscription = this.changes.stream.subscribe(() => this.wake());
    this.hourly = setInterval(() => void this.lookAgain(), LOOK_AGAIN_MS).unref();
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    this.subscription?.unsubscribe();
    clearInterval(this.hourly);
    await this.running;
  }

  /** Resolves once what is searched is in step with the content. */
  async bringUpToDate(): Promise<void> {
    this.wake();
    await this.running;
  }

  /** The same, and files that could not be read are read once more. */
  async lookAgain(): Promise<void> {
    this.isToReadAgain = true;
    await this.bringUpToDate();
  }

  private wake(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.running = this.running.then(() => this.catchUpInTheEnd());
  }

  /** Tries until it is done: no later change may be needed to show what was published during an outage. */
  private async catchUpInTheEnd(): Promise<void> {
    this.waiting = false;
    const { signal } = this.stop;
    for (let failures = 1; !signal.aborted; failures += 1) {
      const isDone = await this.repository
        .alone(() => this.catchUp())
        .catch((error: unknown) => {
          this.logger.error(error);
          return false;
        });
      if (isDone) return;
      await delay(backoff(failures, RETRY_MS), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async catchUp(): Promise<void> {
    await this.followChanges();
    if (!this.isToReadAgain) return;
    for (const [searched, ids] of this.unread) await this.remakeItems(searched, [...ids]);
    this.isToReadAgain = false;
  }

  private async followChanges(): Promise<void> {
    const made = await this.repository.position();
    const { sequence, changes, reset } = await this.changes.since(made?.sequence);
    const year = Number(formatDate(new Date(), 'YYYY'));
    const isOfThisYear = made?.year === year;
    if (isOfThisYear && made.sequence === sequence) return;
    if (reset || !isOfThisYear) await this.makeAll();
    else await this.remake(changes.flatMap(({ tags }) => tags));
    if (this.stop.signal.aborted) return;
    await this.repository.setPosition({ sequence, year });
  }

  private async makeAll(): Promise<void> {
    await this.repository.forgetWords();
    for (const searched of SEARCHED_TYPES) await this.remakeType(searched);
  }

  private async remake(tags: readonly string[]): Promise<void> {
    const changed = new Map<string, Set<number>>();
    for (const tag of new Set(tags)) {
      const { name = '', id } = OF_ITEM.exec(tag)?.groups ?? {};
      changed.set(name, (changed.get(name) ?? new Set()).add(Number(id)));
    }
    for (const searched of SEARCHED_TYPES) {
      const ids = changed.get(searched.type.name);
      if (ids) await this.remakeItems(searched, [...ids]);
    }
  }

  private async remakeType(searched: SearchedType): Promise<void> {
    const ids = await this.repository.visibleIds(searched.type);
    await this.repository.keepOnly(searched.type.name, ids);
    await this.remakeItems(searched, ids);
  }

  private async remakeItems(searched: SearchedType, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length && !this.stop.signal.aborted; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const documents = await this.documents.among(searched, some);
      const gone = some.filter((id) => documents.every(({ itemId }) => itemId !== id));
      await this.repository.remove(searched.type.name, gone);
      for (const document of documents) await this.put(document);
      const unread = this.unread.get(searched) ?? new Set();
      for (const id of some) unread.delete(id);
      for (const { itemId, isUnread } of documents) if (isUnread) unread.add(itemId);
      this.unread.set(searched, unread);
    }
  }

  /** What the database refuses is left out and reported: one odd text must not hold up all that comes after it. */
  private async put(document: SearchDocument): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.repository.put(manager, document);
        await this.repository.addWords(manager, [...new Set(wordsIn(document))]);
      });
    } catch (error) {
      if (!isOfTheData(error)) throw error;
      this.logger.error({
        msg: 'An item cannot be searched',
        item: `${document.contentType}:${document.itemId}`,
      });
      await this.repository.remove(document.contentType, [document.itemId]);
    }
  }
}

function wordsIn({ titleKey, body }: SearchDocument): string[] {
  return [...`${titleKey} ${body.toLowerCase().replaceAll('ё', 'е')}`.matchAll(WORD)].map(([word]) => word);
}
