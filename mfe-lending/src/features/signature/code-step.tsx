import type { SignatureDocument, WaitingSignature } from '@polden/api-contract';
import { CodeField, useMomentAfter } from '@polden/ui';
import { DocumentLink } from './documents-step.tsx';
import { ResendStepButton, SigningForm, StepButton } from '../phone-entry/signing-form.tsx';
import { FIELDS, IDS, type SigningAnswer } from '../phone-entry/signing.ts';
import css from '../phone-entry/signing.module.css';

export interface CodeStepProps {
  documents: SignatureDocument[];
  waiting: WaitingSignature;
  answer: SigningAnswer | null;
}

/** The code that signs, with what it signs in sight. */
export function CodeStep({ documents, waiting, answer }: CodeStepProps) {
  const until = useMomentAfter(waiting.resendAfter, waiting);
  const chosen = documents.filter(({ id }) => waiting.documents.includes(id));
  return (
    <SigningForm label="Подпись кодом" answer={answer}>
      <input type="hidden" name={FIELDS.verification} value={waiting.signatureVerificationId} />
      <section aria-labelledby={CHOSEN_ID}>
        <h2 id={CHOSEN_ID} className={css.subtitle}>
          Вы подписываете
        </h2>
        <ul className={css.documents} role="list">
          {chosen.map((document) => (
            <li key={document.id} className={css.document}>
              <span>{document.title}</span>
              <DocumentLink document={document}>Открыть</DocumentLink>
            </li>
          ))}
        </ul>
      </section>
      <CodeField
        id={IDS.code}
        label="Код из СМС"
        name={FIELDS.code}
        hint={`Отправили на ${waiting.maskedPhone}`}
        sending={until}
        error={answer?.errors[FIELDS.code]?.[0]}
      />
      <StepButton intent="sign" size="l" wide>
        Подписать
      </StepButton>
      <div className={css.otherwise}>
        <ResendStepButton intent="ask-again" until={until} />
        <StepButton intent="choose" variant="quiet">
          Выбрать документы заново
        </StepButton>
      </div>
    </SigningForm>
  );
}

const CHOSEN_ID = 'signing-chosen';
