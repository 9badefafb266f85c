import { Injectable } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType, FIELD_WORDS, type SlugField } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentRow } from '../content-row.ts';
import { sharingAddresses } from './sharing-addresses.ts';
import { deleteFormerSlug, hasSlug, keepFormerSlug } from './slugs.repository.ts';
import { slugOf } from '../../core/text/transliterate.ts';

/** Room for «-123» behind a slug that is taken. */
const SUFFIX_LENGTH = 5;

export interface WantedSlug {
  /** Name of the slug's field, for messages. */
  name: string;
  field: SlugField;
  /** '' asks for one made from `source`. */
  slug: string;
  source: string;
  /** The item that it is for; null for a new one. */
  itemId: number | null;
}

/** Gives items addresses of their own and remembers the former ones. Callers hold the lock of the type. */
@Injectable()
export class SlugKeeper {
  /** A free slug; 422 when the wanted one belongs to another item. */
  async choose(manager: EntityManager, type: ContentType, wanted: WantedSlug): Promise<string> {
    const { name, field, slug, source, itemId } = wanted;
    if (slug !== '') {
      if (field.reserved?.includes(slug))
        throw AppError.invalid({ [name]: [FIELD_WORDS.reserved(field, slug)] });
      if (await this.isTaken(manager, type, slug, itemId)) {
        throw AppError.invalid({ [name]: ['Этот адрес уже занят: придумайте другой'] });
      }
      return slug;
    }
    const made = slugOf(source, field.maxLength - SUFFIX_LENGTH);
    // Only digits would be read as an id.
    const stem = /[a-z]/u.test(made) ? made : [type.name, made].filter(Boolean).join('-');
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? stem : `${stem}-${number}`;
      const reserved =
        field.reserved?.includes(candidate) ||
        (field.reservedEnd !== undefined && candidate.endsWith(field.reservedEnd));
      if (!reserved && !(await this.isTaken(manager, type, candidate, itemId))) return candidate;
    }
  }

  /**
   * The slug column of an item that comes back: its own unless another item has it now; nothing without slugs. 422 where a page
   * knows its text by the slug alone.
   */
  async free(manager: EntityManager, type: ContentType, row: ContentRow): Promise<{ slug?: string }> {
    const slug = row['slug'];
    if (typeof slug !== 'string') return {};
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? slug : `${slug}-${number}`;
      if (!(await this.isTaken(manager, type, candidate, row.id))) return { slug: candidate };
      if (hasFixedPlace(type))
        throw AppError.invalid({
          slug: ['На этой странице сайта теперь стоит другой текст: сначала удалите его'],
        });
    }
  }

  /**
   * After a write: the item is found by its former slug too, while visitors see no other one that has it now. What visitors have
   * not seen takes no address from what they have. Nothing for types without slugs.
   */
  async settle(
    manager: EntityManager,
    type: ContentType,
    before: ContentRow | null,
    after: ContentRow,
  ): Promise<void> {
    const [from, to] = [before?.['slug'], after['slug']];
    if (typeof to !== 'string' || from === to) return;
    const wasSeen =
      before?.status === 'published' && before.published_at !== null && before.published_at <= new Date();
    if (typeof from === 'string') await keepFormerSlug(manager, type, from, { itemId: after.id, wasSeen });
    await deleteFormerSlug(manager, type, to, after.id);
  }

  private async isTaken(
    manager: EntityManager,
    type: ContentType,
    slug: string,
    itemId: number | null,
  ): Promise<boolean> {
    const shared = sharingAddresses(type);
    for (const each of [type, ...CONTENT_TYPES.filter((other) => shared.includes(other.name))]) {
      if (await hasSlug(manager, each, slug, each.name === type.name ? itemId : null)) return true;
    }
    return false;
  }
}

function hasFixedPlace({ fields }: ContentType): boolean {
  return Object.values(fields).some((field) => field.kind === 'slug' && field.place !== undefined);
}
