import type { RichTextDocument } from '@polden/content-model';
import { attachmentsOf } from './rich-text/attachments.ts';

/** Ids of the images and files that values of fields show. */
export function filesInValues(values: Record<string, unknown>): string[] {
  return Object.values(values).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    if ('content' in value) {
      const { pictures, files } = attachmentsOf(value as RichTextDocument);
      return [...pictures.map(({ mediaId }) => mediaId), ...files.map(({ fileId }) => fileId)];
    }
    if ('mediaId' in value) return [String(value.mediaId)];
    return 'fileId' in value ? [String(value.fileId)] : [];
  });
}
