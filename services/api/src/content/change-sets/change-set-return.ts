import { Injectable } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { PublicationGate } from '../approvals/publication-gate.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentRepository } from '../content.repository.ts';
import { ContentRevisions } from '../content-revisions.ts';
import { ContentWrites } from '../content-writes.ts';
import type { DraftActor } from '../drafts/content-drafts.ts';
import { fromColumns } from '../fields/values.ts';
import { isSameText } from '../rich-text/without-addresses.ts';
import { ChangeSetRights } from './change-set-rights.ts';
import { lockChangeSet, type PublishedMember, updateChangeSet } from './change-sets.repository.ts';
import { actsBack } from './gathered.ts';
import { because, findMember, recordSet } from './set-writes.ts';

/** All that a set has done taken back, or nothing of it. */
@Injectable()
export class ChangeSetReturn {
  constructor(
    private readonly writes: ContentWrites,
    private readonly editor: ContentEditor,
    private readonly repository: ContentRepository,
    private readonly revisions: ContentRevisions,
    private readonly rights: ChangeSetRights,
    private readonly gate: PublicationGate,
    private readonly history: HistoryService,
  ) {}

  /**
   * Every item as it was before the set; 409 when one of them has changed since, or, where two people publish, when it would
   * not look as visitors saw it; 422 when one cannot go back.
   */
  revert(id: number, actor: DraftActor): Promise<void> {
    return this.writes.together(async (manager) => {
      const set = await lockChangeSet(manager, id);
      if (!set) throw new AppError(404, 'Такого набора нет');
      this.rights.expect(actsBack(set.members), actor);
      if (set.published_at === null) throw new AppError(422, 'Набор ещё не опубликован');
      if (set.reverted_at !== null) throw new AppError(422, 'Этот набор уже отменили');
      await this.repository.lock(manager, ...set.members.map(({ type }) => typeOf(type)));
      for (const member of set.members.toReversed()) await this.takeBack(manager, member, actor);
      await updateChangeSet(manager, id, { reverted_at: new Date() }, actor);
      await recordSet(this.history, manager, set, { actor, action: 'set-revert' });
    });
  }

  private async takeBack(manager: EntityManager, member: PublishedMember, actor: DraftActor): Promise<void> {
    // The set has changed nothing of it, and nothing that anybody has done to it since is the set's.
    if (member.before === member.after) return;
    const type = typeOf(member.type);
    const row = await findMember(this.repository, manager, type, member.id);
    if (row.version !== member.after) {
      const left = await this.revisions.kept(manager, type, member.id, member.after);
      if (!isAsLeft(type, row, member, left.values))
        throw new AppError(409, `«${member.title}»: с тех пор запись изменили, верните её сами`);
    }
    if (member.removal)
      await this.editor.publish(type, member.id, actor, 'set-revert').catch(because(member.title));
    else await this.writeFormer(manager, type, row, member, actor);
    await this.expectSeen(manager, type, member);
  }

  private async writeFormer(
    manager: EntityManager,
    type: ContentType,
    row: ContentRow,
    member: PublishedMember,
    actor: DraftActor,
  ): Promise<void> {
    const { values } = await this.revisions.kept(manager, type, member.id, member.before);
    const { publishedAt } = member;
    if (publishedAt === null) await this.editor.unpublish(type, member.id, actor);
    const version = publishedAt === null ? row.version + 1 : row.version;
    await this.editor
      .update(
        type,
        member.id,
        { ...values, ...(publishedAt && { publishedAt }), version },
        actor,
        'set-revert',
      )
      .catch(because(member.title));
  }

  /** Approvals are of the looks of pictures, too, which change without one in what is not on the site. */
  private async expectSeen(
    manager: EntityManager,
    type: ContentType,
    member: PublishedMember,
  ): Promise<void> {
    const row = await findMember(this.repository, manager, type, member.id);
    if (!(await this.gate.isUnseen(manager, type, row, member.seen))) return;
    throw new AppError(
      409,
      `«${member.title}»: запись публикуют вдвоём, а такой, какой она стала бы теперь, её не одобряли (могли смениться картинки). Верните её сами`,
    );
  }
}

/** Whether nobody has changed it since, but for the pictures in it that were replaced or turned. */
function isAsLeft(
  type: ContentType,
  row: ContentRow,
  member: PublishedMember,
  kept: Record<string, unknown>,
): boolean {
  const isOnSite = row.status === 'published';
  const present = fromColumns(type, row);
  return (
    isOnSite !== (member.removal ?? false) &&
    (row.published_at?.toISOString() ?? null) === member.shownAt &&
    row.archived === (member.archived ?? false) &&
    row.archive_year === (member.archiveYear ?? null) &&
    Object.keys(kept).every((name) => isSameText(kept[name], present[name]))
  );
}

function typeOf(name: string): ContentType {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw new AppError(422, 'Такого раздела больше нет');
  return type;
}
