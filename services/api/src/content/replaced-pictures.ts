import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MediaImage } from '@polden/api-contract';
import { CONTENT_TYPES, type ContentType, type RichTextDocument } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../history/index.ts';
import { ContentRepository } from './content.repository.ts';
import { ContentWrites } from './content-writes.ts';
import { fieldsOf, fromColumns, toColumns } from './fields/values.ts';
import { MediaReplacement, type ReplacementFollower } from './media/change/media-replacement.ts';
import { MediaUsage } from './media/library/media-usage.ts';
import { attachmentsOf } from './rich-text/attachments.ts';

const WITH_TEXTS = CONTENT_TYPES.filter((type) => fieldsOf(type).some(([, { kind }]) => kind === 'richText'));

/** Texts name the addresses of their pictures: when a picture is replaced, they are written anew. */
@Injectable()
export class ReplacedPictures implements OnModuleInit, ReplacementFollower {
  constructor(
    private readonly replacement: MediaReplacement,
    private readonly usage: MediaUsage,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
  ) {}

  onModuleInit(): void {
    this.replacement.register(this);
  }

  /** Of all that have texts: which of them show the picture is not known before their editors are kept out. */
  prepare(manager: EntityManager): Promise<void> {
    return this.repository.lock(manager, ...WITH_TEXTS);
  }

  async follow(manager: EntityManager, image: MediaImage, actor: HistoryActor): Promise<void> {
    for (const { contentType, itemId } of await this.usage.of(image.id, manager)) {
      const type = WITH_TEXTS.find(({ name }) => name === contentType);
      // A draft over an item takes the new address when it is published.
      if (type && /^\d+$/u.test(itemId)) await this.rewrite(manager, type, Number(itemId), image, actor);
    }
  }

  private async rewrite(
    manager: EntityManager,
    type: ContentType,
    id: number,
    { id: mediaId, url, width, height }: MediaImage,
    actor: HistoryActor,
  ): Promise<void> {
    const before = await this.repository.find(type, id, manager);
    if (!before) return;
    const values = structuredClone(fromColumns(type, before));
    const figures = fieldsOf(type)
      .filter(([, { kind }]) => kind === 'richText')
      .flatMap(([name]) => attachmentsOf(values[name] as RichTextDocument).pictures)
      .filter((figure) => figure.mediaId === mediaId);
    if (figures.length === 0) return;
    for (const figure of figures) Object.assign(figure, { src: url, width, height });
    const after = await this.repository.update(manager, type, id, toColumns(type, values));
    await this.writes.written(manager, { type, actor, action: 'update', before, after });
  }
}
