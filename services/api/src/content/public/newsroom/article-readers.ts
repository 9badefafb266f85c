import { Injectable } from '@nestjs/common';
import { type ContentType, mediaOther, mediaOur } from '@polden/content-model';
import { isRobot } from '@polden/reference-data';
import { addressKey } from '../../../core/budgets/address-key.ts';
import { Budgets } from '../../../core/budgets/budgets.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { BlindIndex } from '../../../core/crypto/blind-index.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { VisibleContent } from '../../visible-content.ts';
import { ArticleReads } from './article-reads.ts';

const READ = /^(?<kind>our|other)\/(?<id>[1-9]\d{0,8})$/u;
const ONCE_A_DAY = { points: 1, seconds: 24 * 60 * 60 };
const COUNTED = 'Это прочтение уже учтено';

export interface Reader {
  /** Undefined for clients without an id: their address counts as one client. */
  clientId: string | undefined;
  ip: string;
  userAgent: string | undefined;
}

/**
 * Counts who reads an article: people, each once a day, and of one address only so many. What is remembered of them for
 * that are budgets under digests, which are dropped when their window is over.
 */
@Injectable()
export class ArticleReaders {
  constructor(
    private readonly content: VisibleContent,
    private readonly reads: ArticleReads,
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /** `read`: `our/{id}` or `other/{id}`. What is none of these, or no article that visitors see, counts for nothing. */
  async add(read: string, reader: Reader): Promise<void> {
    const { kind, id } = READ.exec(read)?.groups ?? {};
    if (id === undefined || isRobot(reader.userAgent)) return;
    const type = kind === 'our' ? mediaOur : mediaOther;
    if (!(await this.isNew(type, Number(id), reader))) return;
    const [article] = await this.content.among(type, [Number(id)]);
    if (article) this.reads.add(type.name, article.id);
  }

  private async isNew(type: ContentType, id: number, { clientId, ip }: Reader): Promise<boolean> {
    const address = this.blindIndex.of('address', addressKey(ip));
    const client = clientId === undefined ? address : this.blindIndex.of('client', clientId);
    const { readIp, readersIp } = this.config.limits.newsroom;
    const article = `${type.name}:${id}`;
    try {
      await this.budgets.spend([
        { key: `article-read-ip:${address}`, budget: readIp, refusal: COUNTED },
        { key: `article-read:${article}:${client}`, budget: ONCE_A_DAY, refusal: COUNTED },
        // An id is easily made up.
        { key: `article-readers:${article}:${address}`, budget: readersIp, refusal: COUNTED },
      ]);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    }
  }
}
