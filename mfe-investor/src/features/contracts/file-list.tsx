import type { InvestorContractFile } from '@polden/api-contract';
import { formatDate, typeset } from '@polden/ru';
import { Icon } from '@polden/ui';
import css from './contracts.module.css';

/** Files with what they are, how large and since when. */
export function FileList({ files }: { files: readonly InvestorContractFile[] }) {
  return (
    <ul role="list" className={css.list}>
      {files.map((file) => (
        <li key={file.id} id={`dogovor-${file.id}`} className={css.file}>
          <Icon name="document" />
          <div>
            <a href={file.url} download className={css.title}>
              {typeset(file.title)}
            </a>
            <p className={css.facts}>
              {file.ext.toUpperCase()}, {file.size}, {dayOf(file)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function dayOf({ valid_from: from, published_on: published }: InvestorContractFile): string {
  return from === null
    ? `на сайте с ${formatDate(published, 'long')} года`
    : `действует с ${formatDate(from, 'long')} года`;
}
