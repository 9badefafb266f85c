import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@polden/api-contract';
import {
  CONTENT_TYPES,
  type ContentType,
  FIELD_WORDS,
  mayKnowNames,
  mediaVideo,
  type RichTextDocument,
} from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { FilesService } from './media/files/files.service.ts';
import { MediaService } from './media/media.service.ts';
import { isPublished, isThere, standsUnder, titleInTrash } from './content-links.repository.ts';
import type { ContentActor } from './content-actor.ts';
import { columnOf, fieldsOf, type Values } from './fields/values.ts';
import { attachmentsOf } from './rich-text/attachments.ts';

const LOST = 'такой записи нет';

/** Checks what the values of an item lead to: images, files and other items. */
@Injectable()
export class ContentLinks {
  constructor(
    private readonly media: MediaService,
    private readonly files: FilesService,
  ) {}

  /** 422 for what is not there, for a file of a wrong kind, and for an item that would stand under itself. */
  async expect(
    manager: EntityManager,
    type: ContentType,
    values: Values,
    itemId: number | null,
    reader?: ContentActor,
  ): Promise<void> {
    const errors: FieldErrors = {};
    for (const [name, field] of fieldsOf(type)) {
      const value = values[name];
      if (field.kind === 'image' && isObject(value) && 'mediaId' in value) {
        const found = await this.media.find([value.mediaId], manager);
        if (!found.has(value.mediaId)) errors[name] = [FIELD_WORDS.lostFile(field)];
      }
      if (field.kind === 'file' && isObject(value) && 'fileId' in value) {
        const file = (await this.files.find([value.fileId], manager)).get(value.fileId);
        if (!file) errors[name] = [FIELD_WORDS.lostFile(field)];
        else if (!field.extensions.includes(file.fileType)) {
          errors[name] = [`${field.label}: годятся ${field.extensions.join(', ')}`];
        }
      }
      if (field.kind === 'richText' && isObject(value)) {
        const problem = await this.problemOf(manager, value as RichTextDocument);
        if (problem !== null) errors[name] = [`${field.label}: ${problem}`];
      }
      if (field.kind === 'reference' && typeof value === 'number') {
        const target = CONTENT_TYPES.find(({ name: typeName }) => typeName === field.to);
        if (!target || !(await isThere(manager, target, value))) {
          errors[name] = [
            `${field.label}: ${target ? await lostWords(manager, target, value, reader) : LOST}`,
          ];
        } else if (target.name === type.name && itemId !== null) {
          const isUnder = await standsUnder(manager, type, columnOf(type, name), value, itemId);
          if (isUnder) errors[name] = [`${field.label}: запись не может стоять внутри самой себя`];
        }
      }
    }
    if (Object.keys(errors).length > 0) throw AppError.invalid(errors);
  }

  /** What a text shows that is not there, or is not what the text says of it; null when all is well. */
  private async problemOf(manager: EntityManager, document: RichTextDocument): Promise<string | null> {
    const { pictures, files, films } = attachmentsOf(document);
    const images = await this.media.find(unique(pictures.map(({ mediaId }) => mediaId)), manager);
    for (const picture of pictures) {
      const { mediaId, src, width, height, alt } = picture;
      const image = images.get(mediaId);
      const isSame = image?.url === src && image.width === width && image.height === height;
      const isReplaced = !isSame && image && (await this.media.heirOf(hashIn(src)))?.id === mediaId;
      // A text from before its picture was replaced shows the new one.
      if (isReplaced) Object.assign(picture, { src: image.url, width: image.width, height: image.height });
      else if (!isSame) return `картинки «${alt || 'без описания'}» в медиатеке нет, поставьте её ещё раз`;
    }
    const documents = await this.files.find(unique(files.map(({ fileId }) => fileId)), manager);
    for (const { fileId, href, name } of files) {
      if (documents.get(fileId)?.url !== href)
        return `файла «${name}» в медиатеке нет, загрузите его ещё раз`;
    }
    for (const { videoId, title } of films) {
      if (!(await isThere(manager, mediaVideo, videoId))) return `видео «${title}» больше нет, уберите его`;
      if (!(await isPublished(manager, mediaVideo, videoId)))
        return `видео «${title}» не опубликовано: опубликуйте его или уберите отсюда`;
    }
    return null;
  }
}

/** Words for a lost item; one in the trash is named to a reader with the right to list it. */
async function lostWords(
  manager: EntityManager,
  type: ContentType,
  id: number,
  reader: ContentActor | undefined,
): Promise<string> {
  const title = await titleInTrash(manager, type, id);
  if (title === null) return LOST;
  const what = reader && mayKnowNames(type.name, reader) ? `«${title}»` : 'запись';
  return `${what} в корзине, сначала нужно вернуть её`;
}

/** Of `/api/v1/media/{hash}/960.webp`. */
function hashIn(src: string): string {
  return src.split('/').at(-2) ?? '';
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
