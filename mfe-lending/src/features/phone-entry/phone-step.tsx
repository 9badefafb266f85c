import { useState } from 'react';
import { mobile } from '@polden/field-kinds';
import { codeHint } from '@polden/request-form';
import { CodeField, KindField, useMomentAfter } from '@polden/ui';
import { ResendStepButton, SigningForm, StepButton } from './signing-form.tsx';
import { FIELDS, IDS, type SigningAnswer } from './signing.ts';
import css from './signing.module.css';

export interface PhoneStepProps {
  answer: SigningAnswer | null;
  /** Why the phone is asked for. */
  lead: string;
  hint: string;
  /** On the button that gives the code. */
  enter: string;
}

/** A phone and the code that was sent to it, for what is shown to its owner alone. */
export function PhoneStep(props: PhoneStepProps) {
  const { answer } = props;
  return answer?.step === 'phone-code' ? (
    <ConfirmPhone answer={answer} enter={props.enter} />
  ) : (
    <TellPhone {...props} />
  );
}

function TellPhone({ answer, lead, hint }: PhoneStepProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <SigningForm label="Подтверждение телефона" answer={answer}>
      <p className={css.lead}>{lead}</p>
      <KindField
        kind={mobile}
        id={IDS.phone}
        label="Мобильный телефон"
        name={FIELDS.phone}
        hint={hint}
        value={typed ?? (answer?.phone || '+7')}
        onChange={setTyped}
        error={answer?.errors[FIELDS.phone]?.[0]}
        required
      />
      <StepButton intent="ask-phone-code" size="l" wide>
        Получить код
      </StepButton>
    </SigningForm>
  );
}

function ConfirmPhone({ answer, enter }: { answer: SigningAnswer; enter: string }) {
  const until = useMomentAfter(answer.resendAfter, answer);
  return (
    <SigningForm label="Код подтверждения" answer={answer}>
      <input type="hidden" name={FIELDS.phone} value={answer.phone} />
      <CodeField
        id={IDS.code}
        label="Код из СМС"
        name={FIELDS.code}
        hint={codeHint(answer.phone)}
        sending={until}
        error={answer.errors[FIELDS.code]?.[0]}
      />
      <StepButton intent="confirm-phone" size="l" wide>
        {enter}
      </StepButton>
      <div className={css.otherwise}>
        <ResendStepButton intent="resend-phone-code" until={until} />
        <StepButton intent="change-phone" variant="quiet">
          Изменить номер
        </StepButton>
      </div>
    </SigningForm>
  );
}
