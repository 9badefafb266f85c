import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { ContentLinks } from '../content-links.ts';
import type { ContentRow } from '../content-row.ts';
import { fromColumns, readValues } from '../fields/values.ts';
import { checkByType } from '../type-checks.ts';
import { ContentDrafts } from './content-drafts.ts';
import type { DraftRow } from './drafts.repository.ts';

/** Whether a draft could come out: nobody is at hand to mend it when its moment comes. */
@Injectable()
export class DraftCheck {
  constructor(
    private readonly links: ContentLinks,
    private readonly drafts: ContentDrafts,
  ) {}

  /** What stands in the way, in Russian; empty when nothing does. */
  async problemsOf(
    manager: EntityManager,
    type: ContentType,
    item: ContentRow,
    draft: DraftRow,
  ): Promise<string[]> {
    if (await this.drafts.isOutdated(manager, type, item, draft)) {
      return ['Запись изменили после того, как начали черновик: откройте её и сведите версии'];
    }
    try {
      const values = readValues(type, draft.facts, fromColumns(type, item), true);
      await this.links.expect(manager, type, values, item.id);
      await checkByType(manager, type, values, item.id);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const messages = Object.values(error.validation ?? {}).flat();
      return messages.length > 0 ? messages : [error.message];
    }
  }
}
