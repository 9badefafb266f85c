import { Injectable } from '@nestjs/common';
import type { MediaImage, StoredFile } from '@polden/api-contract';
import type { ContentType, FileValue, ImageValue } from '@polden/content-model';
import { FilesService } from './media/files/files.service.ts';
import { MediaService } from './media/media.service.ts';
import { fieldsOf, type Values } from './fields/values.ts';

export interface AttachedFiles {
  picture: MediaImage | null;
  /** What is to be seen on the picture. */
  alt: string;
  document: StoredFile | null;
}

/** What stands behind the ids that items hold: of each the picture and the document of its first fields of these kinds. */
@Injectable()
export class ItemFiles {
  constructor(
    private readonly media: MediaService,
    private readonly files: FilesService,
  ) {}

  /** In the order of the items; at most two queries for all of them. */
  async of(type: ContentType, items: readonly Values[]): Promise<AttachedFiles[]> {
    const imageName = nameOf(type, 'image');
    const fileName = nameOf(type, 'file');
    const held = items.map((values) => ({
      image: (values[imageName] ?? null) as ImageValue | null,
      file: (values[fileName] ?? null) as FileValue | null,
    }));
    const [pictures, documents] = await Promise.all([
      this.media.find(held.flatMap(({ image }) => image?.mediaId ?? [])),
      this.files.find(held.flatMap(({ file }) => file?.fileId ?? [])),
    ]);
    return held.map(({ image, file }) => ({
      picture: pictures.get(image?.mediaId ?? '') ?? null,
      alt: image?.alt ?? '',
      document: documents.get(file?.fileId ?? '') ?? null,
    }));
  }
}

/** '' when there is none: no field is called so. */
function nameOf(type: ContentType, kind: 'image' | 'file'): string {
  return fieldsOf(type).find(([, field]) => field.kind === kind)?.[0] ?? '';
}
