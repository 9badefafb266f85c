import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { LINK_CHECK } from '../../core/jobs/queues.ts';
import { historyTitle } from '../kept-facts.ts';
import {
  addressesAfter,
  itemsAfter,
  lockLinks,
  replaceLinks,
  setCheckedAt,
  setVerdicts,
} from './content-link.repository.ts';
import { LinkJudge } from './link-judge.ts';
import { LinkKeeper } from './link-keeper.ts';

/** Of one transaction: those who write content wait for its end. */
const AT_ONCE = 200;

/** Looks through all content: what was written before links were kept, what has come out by itself, what releases have changed. */
@Injectable()
export class LinkCheckWorker implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly keeper: LinkKeeper,
    private readonly judge: LinkJudge,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(LINK_CHECK, () => this.check());
  }

  async check(): Promise<void> {
    for (const type of CONTENT_TYPES) await this.readAll(type);
    await this.judgeAll();
    await setCheckedAt(this.dataSource.manager, new Date());
  }

  private async readAll(type: ContentType): Promise<void> {
    let last: number | undefined = 0;
    while (last !== undefined) last = await this.alone((manager) => this.readSome(manager, type, last ?? 0));
  }

  /** The id of the last one that was read; undefined when there is no further one. */
  private async readSome(
    manager: EntityManager,
    type: ContentType,
    after: number,
  ): Promise<number | undefined> {
    const rows = await itemsAfter(manager, type, after, AT_ONCE);
    for (const row of rows) {
      const item = { id: row.id, title: historyTitle(type, row) };
      await replaceLinks(manager, type, item, this.keeper.linksOf(type, row));
    }
    return rows.at(-1)?.id;
  }

  private async judgeAll(): Promise<void> {
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      last = await this.alone(async (manager) => {
        const hrefs = await addressesAfter(manager, after, AT_ONCE);
        await setVerdicts(manager, await this.judge.judge(manager, hrefs));
        return hrefs.at(-1);
      });
    }
  }

  private alone<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockLinks(manager);
      return work(manager);
    });
  }
}
