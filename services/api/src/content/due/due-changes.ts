import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { SteadyLook } from '../../core/jobs/steady-look.ts';
import { ChangeSetPublication } from '../change-sets/change-set-publication.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentRepository } from '../content.repository.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts } from '../drafts/content-drafts.ts';
import { expectDraftable } from '../drafts/draftable.ts';
import { draftOf } from '../drafts/drafts.repository.ts';
import { type DueRow, dueRows, noteFailure, takeDue } from './due.repository.ts';
import { refusalOfData } from '../refusal-of-data.ts';
import { setRemoval } from '../drafts/removals.repository.ts';
import type { MemberAct } from '../member-acts.ts';
import { MomentRights } from './moment-rights.ts';

/**
 * Does what was set for a moment when it comes, once, whichever process sees it first: what is done and the word that it was
 * are one transaction. What is refused waits for somebody with the reason.
 */
@Injectable()
export class DueChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DueChanges.name);
  private readonly looking: SteadyLook;

  constructor(
    config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly editor: ContentEditor,
    private readonly drafts: ContentDrafts,
    private readonly sets: ChangeSetPublication,
    private readonly rights: MomentRights,
  ) {
    this.looking = new SteadyLook(this.logger, config.limits.lookMs, () => this.look());
  }

  onApplicationBootstrap(): void {
    this.looking.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.looking.stop();
  }

  private async look(): Promise<void> {
    for (const due of await dueRows(this.dataSource.manager)) await this.settle(due);
  }

  private async settle(due: DueRow): Promise<void> {
    try {
      await this.writes.together(async (manager) => {
        // As editors do: the turn of the type first, or each would wait for the other.
        if (due.content_type !== null) await this.repository.lock(manager, expectDraftable(due.content_type));
        if (await takeDue(manager, due)) await this.apply(manager, due);
      });
    } catch (error) {
      const refusal = this.refusalIn(error);
      // An outage is tried again; a refusal would come every second, and keep all that is due after it waiting.
      if (refusal === null) throw error;
      await noteFailure(this.dataSource.manager, due, refusal);
    }
  }

  private refusalIn(error: unknown): string | null {
    if (error instanceof AppError) return error.message;
    return refusalOfData(error, this.logger);
  }

  private async apply(manager: EntityManager, due: DueRow): Promise<void> {
    const { kind, content_type: name, id } = due;
    const scheduler = { id: due.actor_id, name: due.actor_name };
    if (kind === 'change-set') return this.sets.publishDue(manager, id, scheduler);
    const type = expectDraftable(name ?? '');
    if (kind === 'removal') {
      const act: MemberAct = { type, operation: 'unpublish', changed: [] };
      const actor = await this.rights.expect(manager, act, scheduler);
      await this.editor.unpublish(type, id, actor);
      return setRemoval(manager, type, id, { at: null, actor });
    }
    const draft = await draftOf(manager, type, id);
    const act: MemberAct = { type, operation: 'publish', changed: Object.keys(draft?.facts ?? {}) };
    const actor = await this.rights.expect(manager, act, scheduler);
    if (draft) await this.drafts.apply(manager, type, draft, actor, 'draft-publish');
  }
}
