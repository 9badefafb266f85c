import { DOCUMENT_PAGES, type DocumentCheck } from '@polden/api-contract';
import { Link } from 'react-router-dom';
import { CallUs, Notice } from '@polden/ui';
import { NOT_ON_SITE, periodOf } from './document-words.ts';
import { sealOf } from './versions.tsx';
import css from './check.module.css';

/** What the register knows of a file. */
export function CheckResult({ check: { matches, today, sha256 } }: { check: DocumentCheck }) {
  if (matches.length === 0) {
    return (
      <Notice tone="warning" title="Такого файла в реестре нет" live>
        <p>
          Мы не публиковали файл с этими байтами. Так бывает, если его пересохранили или прислали через
          мессенджер, который меняет файлы. Скачайте документ у нас и сравните их. А если файл прислали от
          нашего имени, позвоните: <CallUs />.
        </p>
        <p className={css.digest}>Отпечаток: {sha256}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" title="Это наш документ, и в нём не изменён ни один байт" live>
      <ul role="list" className={css.matches}>
        {matches.map(({ kind, id, on_site: onSite, version, seal }) => (
          <li key={`${kind}-${id}-${version.number}`} className={css.match}>
            <p>
              {onSite ? <Link to={`${DOCUMENT_PAGES[kind]}/${id}`}>{version.title}</Link> : version.title},
              редакция № {version.number}
            </p>
            <p>
              {periodOf(version, today)}.{!onSite && ` ${NOT_ON_SITE}.`}
            </p>
            <p className={css.seal}>{sealOf(seal)}</p>
          </li>
        ))}
      </ul>
      <p className={css.digest}>Отпечаток файла: {sha256}</p>
    </Notice>
  );
}
