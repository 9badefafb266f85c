import type { SignedDocuments } from '@polden/api-contract';
import { formatDate, formatFileSize } from '@polden/ru';
import { ButtonLink, Icon, Success, VisuallyHidden } from '@polden/ui';
import css from '../phone-entry/signing.module.css';

export interface SignedProps {
  signed: SignedDocuments;
  /** Null where it could not be read. */
  account: string | null;
}

/** The end of the way: when, what, and the files to keep. */
export function Signed({ signed: { signedAt, documents }, account }: SignedProps) {
  return (
    <div className={css.form}>
      <div className={css.picture}>
        <Success />
      </div>
      <p className={css.lead}>
        Подпись поставлена {formatDate(signedAt, 'DD.MM.YYYY HH:mm')} по Москве. В конце каждого документа —
        лист, на котором записано, кто, когда и чем его подписал.
      </p>
      <ul className={css.documents} role="list">
        {documents.map(({ id, title, link, size }) => (
          <li key={id} className={css.document}>
            <span className={css.signed}>
              <Icon name="check" /> {title}
            </span>
            <a className={css.file} href={link} download={`${title}.pdf`}>
              Скачать
              <VisuallyHidden> «{title}»</VisuallyHidden> (PDF, {formatFileSize(size)})
            </a>
          </li>
        ))}
      </ul>
      <p className={css.fine}>
        Ссылки работают час. Откроете эту страницу позже — появятся новые: понадобится только код на ваш
        телефон.
      </p>
      {account !== null && (
        <div>
          <ButtonLink href={account} size="l">
            Перейти в личный кабинет
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
