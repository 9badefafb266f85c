import { useState } from 'react';
import type { LeadDocument } from '@polden/api-contract';
import { mobile } from '@polden/field-kinds';
import { phoneDigitsOf } from '@polden/request-form';
import { Button, InputField, KindField } from '@polden/ui';
import { Consents } from './consents.tsx';
import { documentsOf, FIRST_STEPS } from './first-step/first-step.ts';
import { rememberInDraft } from './loan-request.store.ts';
import { firstError, missingOf, NAME_ID, PHONE_ID, RequestErrors } from './request-errors.tsx';
import { FIELDS } from './field-names.ts';
import { RequestForm, usePendingIntent } from './request-form.tsx';
import type { ShownState } from './use-request-state.ts';
import css from './loan-request.module.css';

export interface StepProps {
  state: ShownState;
  documents: readonly LeadDocument[];
}

export function PhoneStep({ state, documents }: StepProps) {
  const { values, errors } = state;
  const [typed, setTyped] = useState<string | null>(null);
  const busy = usePendingIntent() === 'request-code';
  const { variant, product, sumRubles, termDays, hasCar, key, source, city, answers, at, checking } = values;
  const { asksName, storedAtOnce } = FIRST_STEPS[variant];
  const { first } = documentsOf(variant, documents);
  const missing = missingOf(first, values.documents);
  const carried = { variant, product, sumRubles, termDays, hasCar, key, source, city, answers, at, checking };

  return (
    <RequestForm carried={carried} label="Заявка на заём">
      <RequestErrors state={state} missing={missing} />
      {asksName && (
        <InputField
          id={NAME_ID}
          label="Имя и фамилия"
          name={FIELDS.fullName}
          autoComplete="name"
          defaultValue={values.fullName}
          onChange={(fullName) => rememberInDraft({ fullName })}
          error={firstError(errors, FIELDS.fullName)}
          required
        />
      )}
      <KindField
        kind={mobile}
        id={PHONE_ID}
        label="Мобильный телефон"
        name={FIELDS.phone}
        hint={
          storedAtOnce
            ? 'Менеджер позвонит в течение рабочего дня и скажет, какие нужны бумаги'
            : 'Пришлём код в СМС. Звонить без повода не станем.'
        }
        value={typed ?? values.phone}
        onChange={(phone) => {
          setTyped(phone);
          const isOther = phoneDigitsOf(phone) !== phoneDigitsOf(values.phone);
          rememberInDraft({ phoneNumber: phone, ...(isOther && { phoneConfirmed: false }) });
        }}
        error={firstError(errors, FIELDS.phone)}
        required
      />
      <Consents
        documents={first}
        accepted={values.documents}
        error={firstError(errors, FIELDS.documents)}
        errorAt={missing}
      />
      <Button type="submit" name={FIELDS.intent} value="request-code" size="l" wide busy={busy}>
        {storedAtOnce ? 'Отправить и получить код' : 'Получить код'}
      </Button>
      {storedAtOnce && (
        <p className={css.fine}>Код подтвердит номер, и ответ о сумме появится сразу, ещё до звонка.</p>
      )}
    </RequestForm>
  );
}
