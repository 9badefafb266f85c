import {
  ACCOUNT_PATHS,
  type AccountRequest,
  type AccountSignature,
  API_BASE_PATH,
} from '@polden/api-contract';
import { formatDate, formatFileSize } from '@polden/ru';
import { Icon, VisuallyHidden } from '@polden/ui';
import { requestTitle } from './request-words.ts';
import css from './account.module.css';

export interface SignedDocumentsProps {
  signatures: AccountSignature[];
  requests: AccountRequest[];
}

/** Of what was signed with a request. */
export function signedAnchor(leadId: string): string {
  return `podpisano-${leadId}`;
}

/** What was signed from this phone, to keep; each file is given out to this session alone. */
export function SignedDocuments({ signatures, requests }: SignedDocumentsProps) {
  const firstOf = (leadId: string) => signatures.find((signature) => signature.leadId === leadId)?.id;
  return (
    <section className={css.part} aria-labelledby="account-documents">
      <h2 id="account-documents">Подписанные документы</h2>
      {signatures.map(({ id, leadId, signedAt, documents }) => (
        <div key={id} id={firstOf(leadId) === id ? signedAnchor(leadId) : undefined}>
          <TitleOf request={requests.find((request) => request.id === leadId)} />
          <p className={css.fine}>
            Подписаны кодом из СМС {formatDate(signedAt, 'DD.MM.YYYY HH:mm')} по Москве. Номер подписи:{' '}
            <span className={css.number}>{id}</span>
          </p>
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

/** Nothing for a request that is too old to be in the list. */
function TitleOf({ request }: { request: AccountRequest | undefined }) {
  return request && <h3 className={css.title}>{requestTitle(request)}</h3>;
}
