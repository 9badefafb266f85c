import type { StoredFile } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';
import css from './files.module.css';

/** A document with its type and size; null: one of which only the id is known. */
export function StoredFileLink({ file }: { file: StoredFile | null }) {
  if (!file) return <p>Файл загружен.</p>;
  const { url, fileName, fileType, fileSize } = file;
  return (
    <p className={css.file}>
      <a href={url}>{fileName}</a>{' '}
      <span className={css.facts}>
        {fileType.toUpperCase()}, {formatFileSize(fileSize)}
      </span>
    </p>
  );
}
