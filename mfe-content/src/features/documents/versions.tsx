import { DOCUMENT_PAGES, type HistorySeal, type RegisteredDocument } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Link } from 'react-router-dom';
import { Details } from '@polden/ui';
import { fileOf, periodOf } from './document-words.ts';
import css from './documents.module.css';

/** Every file under which the document was published, the newest first. */
export function Versions({ document }: { document: RegisteredDocument }) {
  const { kind, id, versions, today } = document;
  return (
    <section className={css.group} aria-labelledby="redakcii">
      <h2 id="redakcii" className={css.groupTitle}>
        Редакции
      </h2>
      <ol role="list" className={css.list}>
        {versions.map((version) => (
          <li key={version.number} className={css.version}>
            <h3 className={css.versionTitle}>Редакция № {version.number}</h3>
            <p>{periodOf(version, today)}</p>
            <p className={css.versionLinks}>
              <a href={version.url} download>
                Скачать {fileOf(version)}
                <span className="visually-hidden">, редакция № {version.number}</span>
              </a>
              {version.number > 1 && (
                <Link
                  to={`${DOCUMENT_PAGES[kind]}/${id}?from=${version.number - 1}&to=${version.number}#sravnenie`}
                >
                  Что изменилось<span className="visually-hidden"> в редакции № {version.number}</span>
                </Link>
              )}
            </p>
            {version.sha256 && (
              <Details summary="Отпечаток файла">
                <p className={css.digest}>{version.sha256}</p>
                <p className={css.sealWords}>{sealOf(version.seal)}</p>
              </Details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where the publication is written down so that it cannot be changed unnoticed. */
export function sealOf(seal: HistorySeal | null): string {
  if (!seal) return 'Опубликована до того, как мы начали вести журнал публикаций.';
  const { record, batch } = seal;
  return batch
    ? `Запись журнала № ${record}, скреплена ${formatDate(batch.sealed_at, 'long')} печатью № ${batch.number}: ${batch.digest}`
    : `Запись журнала № ${record}. Печать ставится раз в минуту: эта запись войдёт в ближайшую.`;
}
