import { API_BASE_PATH, type DocumentEntry, MEDIA_PATHS, type StoredFile } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';

/** Addresses of documents are this and their names in the store. */
export const DOCUMENT_FOLDER = `${API_BASE_PATH}${MEDIA_PATHS.documents}/`;

interface Document {
  id: number;
  values: { title: string; validFrom: string | null };
  file: StoredFile | null;
  archived: boolean;
}

/** What visitors are told of a document; null for one without a file. */
export function documentEntry({ id, values, file, archived }: Document): DocumentEntry | null {
  if (!file) return null;
  return {
    id,
    title: values.title,
    file_name: file.url.slice(DOCUMENT_FOLDER.length),
    file_size: file.fileSize,
    file_type: file.fileType,
    archived: archived ? 1 : 0,
    size: formatFileSize(file.fileSize),
    ext: file.fileType.toLowerCase(),
    url: file.url,
    valid_from: values.validFrom,
  };
}
