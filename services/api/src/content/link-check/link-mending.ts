import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { MendedLinks, MendLinks } from '@polden/api-contract';
import { actionsOf, isDraftable } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts } from '../drafts/content-drafts.ts';
import { ContentRepository } from '../content.repository.ts';
import { fromColumns, type Values } from '../fields/values.ts';
import { LinkJudge } from './link-judge.ts';
import { BROKEN_OFF, refusalOfData } from '../refusal-of-data.ts';
import { typeOf } from './link-list.ts';
import { relink } from './links-in.ts';
import { siteAddress } from './site-address.ts';

/** Has links of items lead elsewhere, or takes them away. */
@Injectable()
export class LinkMending {
  private readonly logger = new Logger(LinkMending.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly editor: ContentEditor,
    private readonly drafts: ContentDrafts,
    private readonly judge: LinkJudge,
    private readonly config: ApiConfig,
  ) {}

  /** Each item in its own transaction: what one lacks does not stop the others. 422 for an address that leads nowhere, or where it leads now. */
  async mend({ from, to, items }: MendLinks, actor: StaffActor): Promise<MendedLinks> {
    if (to !== null) await this.expectLeadsSomewhere(to, from);
    const result: MendedLinks = { done: 0, failed: [] };
    for (const [index, { contentType, itemId }] of items.entries()) {
      try {
        await this.mendOne(contentType, itemId, from, to, actor);
        result.done += 1;
      } catch (error) {
        const message = error instanceof AppError ? error.message : refusalOfData(error, this.logger);
        if (message === null) {
          // An outage: what is done is told of in any case.
          if (result.done === 0) throw error;
          this.logger.error(error);
          result.failed.push(...items.slice(index).map((item) => ({ ...item, message: BROKEN_OFF })));
          break;
        }
        result.failed.push({ contentType, itemId, message });
      }
    }
    return result;
  }

  private async mendOne(
    contentType: string,
    id: number,
    from: string,
    to: string | null,
    actor: StaffActor,
  ): Promise<void> {
    const type = typeOf(contentType);
    if (!actor.may(actionsOf(type).update)) throw new AppError(403, 'Править этот раздел нельзя');
    await this.writes.together(async (manager) => {
      await this.repository.lock(manager, type);
      const item = await this.writes.expect(manager, type, id);
      const change = (values: Values): Values => relink(type, values, from, to);
      const write = async (): Promise<{ version: number }> => {
        const changed = change(fromColumns(type, item));
        if (Object.keys(changed).length === 0) return item;
        return this.editor.update(type, id, { ...changed, version: item.version }, actor);
      };
      // Else the link would come back with the draft over the item, and the draft would count as outdated.
      if (isDraftable(type)) await this.drafts.carry(manager, type, { item, change, actor }, write);
      else await write();
    });
  }

  private async expectLeadsSomewhere(to: string, from: string): Promise<void> {
    const address = siteAddress(to, this.config.publicOrigin);
    const verdict = (await this.judge.judge(this.dataSource.manager, [to])).get(to) ?? null;
    const isBroken = verdict !== null && verdict.problem !== 'redirected';
    if (address === 'none' || address === 'same page' || isBroken)
      throw AppError.invalid({ to: ['Новый адрес никуда не ведёт: выберите страницу из списка'] });
    const former = siteAddress(from, this.config.publicOrigin);
    if (to === from || (typeof address === 'object' && isDeepStrictEqual(address, former)))
      throw AppError.invalid({ to: ['Новый адрес — тот же самый: выберите другую страницу'] });
  }
}
