import { leadNextSteps, type LeadStage, type ProductCode, type SignedDocuments } from '@polden/api-contract';
import { formatDate, formatFileSize } from '@polden/ru';
import { ButtonLink, Icon, Steps, Success, VisuallyHidden } from '@polden/ui';
import css from '../phone-entry/signing.module.css';

export interface SignedProps {
  signed: SignedDocuments;
  /** Null where it could not be read. */
  account: string | null;
  stage: LeadStage;
  product: ProductCode;
}

/** When, what, the files to keep, and what comes next. */
export function Signed({ signed: { signedAt, documents }, account, stage, product }: SignedProps) {
  const next = leadNextSteps(stage, product);
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
      {next.length > 0 && (
        <section>
          <h2 className={css.subtitle}>Что дальше</h2>
          <Steps items={[...next]} />
        </section>
      )}
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
