import { API_BASE_PATH, type FileType, MEDIA_PATHS, type StoredFile } from '@polden/api-contract';

export interface FileRow {
  id: string;
  hash: string;
  file_name: string;
  extension: FileType;
  /** With the charset of a text. */
  mime_type: string;
  bytes: number;
}

/** The document as pages offer it. */
export function toStoredFile({ id, hash, file_name, extension, bytes }: FileRow): StoredFile {
  return {
    id,
    url: `${API_BASE_PATH}${MEDIA_PATHS.documents}/${hash}.${extension}`,
    fileName: file_name,
    fileType: extension,
    fileSize: bytes,
  };
}
