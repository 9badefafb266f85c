import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../../core/changes/content-changes.service.ts';
import { StartError } from '../../core/config/start-error.ts';
import { SearchDocuments } from './search-documents.service.ts';
import { type SearchDocument, SearchRepository } from './search.repository.ts';
import { type SearchedType, SEARCHED_TYPES } from './searched-types.ts';

const AT_ONCE = 200;
const WORD = /[\p{L}\p{N}]{3,40}/gu;
const OF_ITEM = /^(?<name>[a-z-]+):(?<id>\d+)$/u;

/**
 * Keeps what is searched in step with the content: after each change, and at the start for what was changed meanwhile.
 * Of several processes whichever comes first does it; what was made twice is the same.
 */
@Injectable()
export class SearchIndexer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SearchIndexer.name);
  private subscription: Subscription | undefined;
  private running: Promise<void> = Promise.resolve();
  private waiting = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SearchRepository,
    private readonly documents: SearchDocuments,
    private readonly changes: ContentChangesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.repository.knowsCyrillic())) {
      throw new StartError('Database: its locale knows no Cyrillic, Russian words cannot be found in it');
    }
    this.subscription = this.changes.stream.subscribe(() => this.wake());
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.subscription?.unsubscribe();
    await this.running;
  }

  private wake(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.running = this.running.then(async () => {
      this.waiting = false;
      await this.catchUp().catch((error: unknown) => this.logger.error(error));
    });
  }

  private async catchUp(): Promise<void> {
    const position = await this.repository.position();
    const { sequence, changes, reset } = await this.changes.since(position ?? undefined);
    if (position === sequence) return;
    if (position === null || reset) await this.makeAll();
    else await this.remake(changes.flatMap(({ tags }) => tags));
    if (!this.stopped) await this.repository.setPosition(sequence);
  }

  private async makeAll(): Promise<void> {
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
    for (let from = 0; from < ids.length && !this.stopped; from += AT_ONCE) {
      await this.remakeItems(searched, ids.slice(from, from + AT_ONCE));
    }
  }

  private async remakeItems(searched: SearchedType, ids: readonly number[]): Promise<void> {
    const documents = await this.documents.among(searched, ids);
    const gone = ids.filter((id) => documents.every(({ itemId }) => itemId !== id));
    await this.dataSource.transaction(async (manager) => {
      await this.repository.remove(manager, searched.type.name, gone);
      for (const document of documents) await this.repository.put(manager, document);
      await this.repository.addWords(manager, [...new Set(documents.flatMap(wordsIn))]);
    });
  }
}

function wordsIn({ titleKey, body }: SearchDocument): string[] {
  return [...`${titleKey} ${body.toLowerCase().replaceAll('ё', 'е')}`.matchAll(WORD)].map(([word]) => word);
}
