import { useState } from 'react';
import { mobile } from '@polden/field-kinds';
import { formatPhone } from '@polden/ru';
import { CodeField, KindField } from '@polden/ui';
import { ResendStepButton, SigningForm, StepButton } from './signing-form.tsx';
import { FIELDS, IDS, type SigningAnswer } from './signing.ts';
import css from './signature.module.css';

/** For whoever comes by a link, or later: the documents are shown to the owner of the phone alone. */
export function PhoneStep({ answer }: { answer: SigningAnswer | null }) {
  return answer?.step === 'phone-code' ? <ConfirmPhone answer={answer} /> : <TellPhone answer={answer} />;
}

function TellPhone({ answer }: { answer: SigningAnswer | null }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <SigningForm label="Подтверждение телефона" answer={answer}>
      <p className={css.lead}>
        В документах ваши данные, поэтому сначала убедимся, что это вы: пришлём код на телефон из заявки.
      </p>
      <KindField
        kind={mobile}
        id={IDS.phone}
        label="Мобильный телефон"
        name={FIELDS.phone}
        hint="Тот, с которого отправляли заявку"
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

function ConfirmPhone({ answer }: { answer: SigningAnswer }) {
  return (
    <SigningForm label="Код подтверждения" answer={answer}>
      <input type="hidden" name={FIELDS.phone} value={answer.phone} />
      <CodeField
        id={IDS.code}
        label="Код из СМС"
        name={FIELDS.code}
        hint={`Отправили на ${formatPhone(answer.phone)}`}
        error={answer.errors[FIELDS.code]?.[0]}
      />
      <StepButton intent="confirm-phone" size="l" wide>
        Показать документы
      </StepButton>
      <div className={css.otherwise}>
        <ResendStepButton intent="resend-phone-code" resendAfter={answer.resendAfter} answer={answer} />
        <StepButton intent="change-phone" variant="quiet">
          Изменить номер
        </StepButton>
      </div>
    </SigningForm>
  );
}
