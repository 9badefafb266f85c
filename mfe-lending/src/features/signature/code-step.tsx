import type { SignatureDocument, WaitingSignature } from '@polden/api-contract';
import { CodeField } from '@polden/ui';
import { clock } from '../loan-request/resend-button.tsx';
import { DocumentLink } from './documents-step.tsx';
import { SigningForm, StepButton } from './signing-form.tsx';
import { FIELDS, IDS, type SigningAnswer } from './signing.ts';
import { useCountdown } from './use-countdown.ts';
import css from './signature.module.css';

export interface CodeStepProps {
  documents: SignatureDocument[];
  waiting: WaitingSignature;
  answer: SigningAnswer | null;
}

/** The code that signs, with what it signs in sight. */
export function CodeStep({ documents, waiting, answer }: CodeStepProps) {
  const secondsLeft = useCountdown(waiting.resendAfter);
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
        error={answer?.errors[FIELDS.code]?.[0]}
      />
      <StepButton intent="sign" size="l" wide>
        Подписать
      </StepButton>
      <div className={css.otherwise}>
        <StepButton intent="ask-again" variant="quiet" disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? `Новый код через ${clock(secondsLeft)}` : 'Прислать код ещё раз'}
        </StepButton>
        <StepButton intent="choose" variant="quiet">
          Выбрать документы заново
        </StepButton>
      </div>
    </SigningForm>
  );
}

const CHOSEN_ID = 'signing-chosen';
