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
  /** Of the first field of files. */
  document: StoredFile | null;
  /** By field. */
  documents: ReadonlyMap<string, StoredFile>;
}

/** What stands behind the ids that items hold: of each the picture of its first field of pictures, and its files. */
@Injectable()
export class ItemFiles {
  constructor(
    private readonly media: MediaService,
    private readonly files: FilesService,
  ) {}

  /** In the order of the items; at most two queries for all of them. */
  async of(type: ContentType, items: readonly Values[]): Promise<AttachedFiles[]> {
    const [imageName = ''] = namesOf(type, 'image');
    const fileNames = namesOf(type, 'file');
    const held = items.map((values) => ({
      image: (values[imageName] ?? null) as ImageValue | null,
      files: fileNames.flatMap((name): [string, string][] => {
        const value = (values[name] ?? null) as FileValue | null;
        return value ? [[name, value.fileId]] : [];
      }),
    }));
    const [pictures, documents] = await Promise.all([
      this.media.find(held.flatMap(({ image }) => image?.mediaId ?? [])),
      this.files.find(held.flatMap(({ files }) => files.map(([, id]) => id))),
    ]);
    return held.map(({ image, files }) => {
      const found = files.flatMap(([name, id]): [string, StoredFile][] => {
        const file = documents.get(id);
        return file ? [[name, file]] : [];
      });
      const byField = new Map(found);
      return {
        picture: pictures.get(image?.mediaId ?? '') ?? null,
        alt: image?.alt ?? '',
        document: byField.get(fileNames[0] ?? '') ?? null,
        documents: byField,
      };
    });
  }
}

function namesOf(type: ContentType, kind: 'image' | 'file'): string[] {
  return fieldsOf(type).flatMap(([name, field]) => (field.kind === kind ? [name] : []));
}
