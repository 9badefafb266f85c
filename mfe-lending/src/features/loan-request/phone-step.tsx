import { useState } from 'react';
import type { LeadDocument } from '@polden/api-contract';
import { PHONE_MASK } from '@polden/ru';
import { Button, TextField } from '@polden/ui';
import { Consents } from './consents.tsx';
import { rememberInDraft } from './loan-request.store.ts';
import { firstError, PHONE_ID, RequestErrors } from './request-errors.tsx';
import { FIELDS } from './request-fields.ts';
import { RequestForm, usePendingIntent } from './request-form.tsx';
import type { RequestState } from './request-state.ts';

export interface StepProps {
  state: RequestState;
  documents: LeadDocument[];
}

export function PhoneStep({ state, documents }: StepProps) {
  const { values, errors } = state;
  const [typed, setTyped] = useState<string | null>(null);
  const busy = usePendingIntent() === 'request-code';
  const missing = documents.find(({ id, isRequired }) => isRequired && !values.documents.includes(id));
  const { product, sumRubles, termDays, key } = values;

  return (
    <RequestForm carried={{ product, sumRubles, termDays, key }} label="Заявка на заём">
      <RequestErrors state={state} missingDocumentId={missing?.id} />
      <TextField
        id={PHONE_ID}
        label="Мобильный телефон"
        name={FIELDS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Пришлём код в СМС. Звонить без повода не станем."
        mask={PHONE_MASK}
        value={typed ?? values.phone}
        onChange={(phone) => {
          setTyped(phone);
          rememberInDraft({ phoneNumber: phone });
        }}
        error={firstError(errors, FIELDS.phone)}
        required
      />
      <Consents
        documents={documents}
        accepted={values.documents}
        error={firstError(errors, FIELDS.documents)}
        errorAt={missing?.id}
      />
      <Button type="submit" name={FIELDS.intent} value="request-code" size="l" wide busy={busy}>
        Получить код
      </Button>
    </RequestForm>
  );
}
