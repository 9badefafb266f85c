import { extname } from 'node:path';
import type { FileType } from '@polden/api-contract';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

export const MIME_TYPES: Record<FileType | 'webp' | 'avif', string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: `${OPEN_XML}.wordprocessingml.document`,
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  zip: 'application/zip',
  txt: 'text/plain',
  csv: 'text/csv',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

/** Of a stored file by its extension. */
export function contentTypeOf(name: string): string {
  const types: Partial<Record<string, string>> = MIME_TYPES;
  return types[extname(name).slice(1)] ?? 'application/octet-stream';
}
