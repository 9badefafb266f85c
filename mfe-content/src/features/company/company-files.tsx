import type { CompanyDoc } from '@polden/api-contract';
import { Icon } from '@polden/ui';
import css from './company.module.css';

const EXTENSION = /\.[a-z\d]{2,5}$/iu;

/** The company's own papers, as files. */
export function CompanyFiles({ files }: { files: readonly CompanyDoc[] }) {
  if (files.length === 0) return null;
  return (
    <ul role="list" className={css.files}>
      {files.map(({ id, name, url, ext, size }) => (
        <li key={id} id={`fayl-${id}`}>
          <a href={url} className={css.file}>
            <Icon name="document" />
            <span className={css.fileName}>{name.replace(EXTENSION, '')}</span>
            <span className={css.fileFacts}>
              {ext.toUpperCase()}, {size}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
