import type { SignatureDocument } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';
import { Checkbox, VisuallyHidden } from '@polden/ui';
import { SigningForm, StepButton } from '../phone-entry/signing-form.tsx';
import { documentFieldId, FIELDS, type Signing, type SigningAnswer } from '../phone-entry/signing.ts';
import css from '../phone-entry/signing.module.css';

export interface DocumentsStepProps {
  signing: Extract<Signing, { kind: 'open' }>;
  answer: SigningAnswer | null;
}

/** Each document can be opened, and is ticked by an act of its own. */
export function DocumentsStep({ signing, answer }: DocumentsStepProps) {
  const { documents, formSessionId, waiting } = signing;
  const ticked = answer?.ticked ?? waiting?.documents ?? [];
  const [error] = answer?.errors[FIELDS.documents] ?? [];
  const missing = documents.filter(({ id, isRequired }) => isRequired && !ticked.includes(id));
  return (
    <SigningForm label="Документы на подпись" answer={answer} missing={missing}>
      <p className={css.lead}>
        Откройте и прочитайте каждый документ, отметьте те, что подписываете. Подписью станет код из СМС: она
        равна собственноручной.
      </p>
      <input type="hidden" name={FIELDS.session} value={formSessionId} />
      <fieldset className={css.documents}>
        <legend className="visually-hidden">Что вы подписываете</legend>
        {documents.map((document) => (
          <div key={document.id} className={css.document}>
            {document.isRequired && (
              <input type="hidden" name={FIELDS.requiredDocuments} value={document.id} />
            )}
            <Checkbox
              id={documentFieldId(document.id)}
              name={FIELDS.documents}
              value={document.id}
              defaultChecked={ticked.includes(document.id)}
              required={document.isRequired}
              error={missing.includes(document) ? error : undefined}
              label={
                <>
                  {document.title}
                  {!document.isRequired && <span className={css.fine}>, по желанию</span>}
                </>
              }
            />
            <DocumentLink document={document}>Открыть</DocumentLink>
          </div>
        ))}
      </fieldset>
      <StepButton intent="ask-code" size="l" wide>
        Получить код для подписи
      </StepButton>
      <p className={css.fine}>
        Заявление не обязывает брать заём: окончательные условия будут в договоре, и от него можно отказаться.
      </p>
    </SigningForm>
  );
}

/** The PDF in a new tab, so that the form stays as it is. */
export function DocumentLink({ document, children }: { document: SignatureDocument; children: string }) {
  return (
    <a className={css.file} href={document.link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> «{document.title}» в новой вкладке</VisuallyHidden> (PDF,{' '}
      {formatFileSize(document.size)})
    </a>
  );
}
