import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CONTENT_TYPES, groupRightOf, mayKnowNames } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { isRequired } from './approvals/approvals.repository.ts';
import { isShown } from './approvals/to-be-published.ts';
import type { ContentActor } from './content-actor.ts';
import { ContentRepository } from './content.repository.ts';
import { fieldsOf, fromColumns } from './fields/values.ts';
import { filesInValues } from './files-in-values.ts';
import { historyTitle } from './kept-facts.ts';
import { ImageChanges } from './media/library/image-changes.ts';
import { MediaUsage } from './media/library/media-usage.ts';

/** A picture is part of the items that show it: changing the picture takes the right to change those items. */
@Injectable()
export class ShownPictures implements OnModuleInit {
  constructor(
    private readonly changes: ImageChanges,
    private readonly usage: MediaUsage,
    private readonly repository: ContentRepository,
  ) {}

  onModuleInit(): void {
    this.changes.register((manager, id, actor) => this.expect(manager, id, actor));
  }

  /** 403 where it stands in a field of somebody else's, 422 where two people publish what visitors see. */
  private async expect(manager: EntityManager, imageId: string, actor: ContentActor): Promise<void> {
    const places: string[] = [];
    for (const { contentType, itemId } of await this.usage.of(imageId, manager)) {
      const type = CONTENT_TYPES.find(({ name }) => name === contentType);
      // Drafts are users of their own: nobody sees them yet, and their approval knows its pictures.
      if (!type || !/^\d+$/u.test(itemId)) continue;
      const row = await this.repository.find(type, Number(itemId), manager);
      if (!row) continue;
      const name = mayKnowNames(type.name, actor) ? ` — «${historyTitle(type, row)}»` : '';
      const place = `«${type.titles.section}»${name}`;
      const values = fromColumns(type, row);
      for (const [field, { group, label }] of fieldsOf(type)) {
        if (!group || actor.may(groupRightOf(group))) continue;
        if (!filesInValues({ [field]: values[field] }).includes(imageId)) continue;
        throw new AppError(403, `Картинка стоит в поле «${label}» (${place}): менять его вашей роли нельзя`);
      }
      if (isShown(row) && (await isRequired(manager, type))) places.push(place);
    }
    if (places.length === 0) return;
    throw new AppError(
      422,
      `Картинка стоит в том, что публикуют вдвоём: ${places.join(', ')}. Загрузите новую картинку и поставьте её в запись: правку одобрит другой сотрудник`,
    );
  }
}
