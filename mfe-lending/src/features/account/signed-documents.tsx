import { ACCOUNT_PATHS, type AccountSignature, API_BASE_PATH } from '@polden/api-contract';
import { formatDate, formatFileSize } from '@polden/ru';
import { Icon, VisuallyHidden } from '@polden/ui';
import css from './account.module.css';

/** What was signed from this phone, to keep; each file is given out to this session alone. */
export function SignedDocuments({ signatures }: { signatures: AccountSignature[] }) {
  return (
    <section className={css.part} aria-labelledby="account-documents">
      <h2 id="account-documents">Подписанные документы</h2>
      {signatures.map(({ id, signedAt, documents }) => (
        <div key={id} className={css.signature}>
          <p className={css.fine}>Подписаны {formatDate(signedAt, 'DD.MM.YYYY HH:mm')} по Москве</p>
          <ul className={css.list} role="list">
            {documents.map(({ id: documentId, title, size }) => (
              <li key={documentId} className={css.row}>
                <span className={css.signed}>
                  <Icon name="check" /> {title}
                </span>
                <a
                  className={css.file}
                  href={`${API_BASE_PATH}${ACCOUNT_PATHS.document}/${id}/${documentId}`}
                  download={`${title}.pdf`}
                >
                  Скачать
                  <VisuallyHidden> «{title}»</VisuallyHidden> (PDF, {formatFileSize(size)})
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
