import { DOCUMENT_PAGES, type RegisterEntry } from '@polden/api-contract';
import { tieNumbers, typeset } from '@polden/ru';
import { Link } from 'react-router-dom';
import { Icon } from '@polden/ui';
import { Facts } from '../../parts/facts.tsx';
import { fileOf, NOT_ON_SITE, stateOf, versionsOf } from './document-words.ts';
import css from './documents.module.css';

/** Documents with what they are, since when, and the file itself. */
export function DocumentList({ documents }: { documents: readonly RegisterEntry[] }) {
  return (
    <ul role="list" className={css.list}>
      {documents.map((document) => (
        <li key={`${document.kind}-${document.id}`} className={css.item}>
          <Document document={document} />
        </li>
      ))}
    </ul>
  );
}

function Document({ document }: { document: RegisterEntry }) {
  const { kind, id, title, version, versions, on_site: onSite } = document;
  return (
    <>
      <div className={css.itemText}>
        {onSite ? (
          <Link className={css.itemTitle} to={`${DOCUMENT_PAGES[kind]}/${id}`}>
            {tieNumbers(typeset(title))}
          </Link>
        ) : (
          <span className={css.itemTitle}>{tieNumbers(typeset(title))}</span>
        )}
        <Facts>
          {stateOf(document)}
          {versions > 1 && versionsOf(versions)}
          {!onSite && NOT_ON_SITE}
          {fileOf(version)}
        </Facts>
      </div>
      {version.url !== null && (
        <a className={css.download} href={version.url} download>
          <Icon name="document" />
          <span>
            Скачать<span className="visually-hidden"> «{title}»</span>
          </span>
        </a>
      )}
    </>
  );
}
