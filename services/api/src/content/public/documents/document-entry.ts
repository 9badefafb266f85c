import { API_BASE_PATH, type DocumentEntry, MEDIA_PATHS, type StoredFile } from '@polden/api-contract';
import { formatFileSize, moscowDay } from '@polden/ru';

/** Addresses of documents are this and their names in the store. */
export const DOCUMENT_FOLDER = `${API_BASE_PATH}${MEDIA_PATHS.documents}/`;

interface Document {
  id: number;
  values: { title: string; validFrom: string | null; endsOn?: string | null };
  file: StoredFile | null;
  archived: boolean;
}

/** Whether it stands in the archive today: an editor has put it there, or it has lost its force. As `standingOf` on the pages. */
function isInArchive({
  values: { endsOn = null },
  archived,
}: Pick<Document, 'values' | 'archived'>): boolean {
  return archived || (endsOn !== null && endsOn <= moscowDay(new Date()));
}

/** What visitors are told of a document; null for one without a file. */
export function documentEntry(document: Document): DocumentEntry | null {
  const { id, values, file } = document;
  if (!file) return null;
  return {
    id,
    title: values.title,
    file_name: file.url.slice(DOCUMENT_FOLDER.length),
    file_size: file.fileSize,
    file_type: file.fileType,
    archived: isInArchive(document) ? 1 : 0,
    size: formatFileSize(file.fileSize),
    ext: file.fileType.toLowerCase(),
    url: file.url,
    valid_from: values.validFrom,
  };
}

/** What has lost its force behind the rest, with what editors have put away. */
export function byArchive(a: DocumentEntry, b: DocumentEntry): number {
  return a.archived - b.archived;
}
