import { useNavigation } from 'react-router-dom';
import { ActionForm, Button, ErrorSummary, Notice, TextField } from '@polden/ui';
import { CONTRACT_SAMPLE } from '../payment-facts.ts';
import css from '../payments.module.css';
import { fieldId, RESULT_ANCHOR, TRANSFER_FIELDS, type TransferState } from './transfer-state.ts';

/** Contract, sum and payer, from which the code is made. */
export function TransferForm({ state }: { state: TransferState }) {
  const { values, errors, problem } = state;
  const busy = useNavigation().formMethod === 'POST';
  return (
    <ActionForm
      action={`#${RESULT_ANCHOR}`}
      className={css.form}
      aria-label="Данные для QR-кода"
      preventScrollReset
    >
      <ErrorSummary
        attempt={state}
        errors={TRANSFER_FIELDS.flatMap((field) =>
          (errors[field] ?? []).slice(0, 1).map((message) => ({ fieldId: fieldId(field), message })),
        )}
      />
      {problem !== null && (
        <Notice tone="error" live>
          <p>{problem}</p>
        </Notice>
      )}
      <TextField
        id={fieldId('contract')}
        name="contract"
        label="Номер договора"
        hint={`На первой странице договора: ${CONTRACT_SAMPLE}`}
        defaultValue={values.contract}
        error={errors['contract']?.[0]}
        autoComplete="off"
        maxLength={30}
        required
      />
      <TextField
        id={fieldId('sum')}
        name="sum"
        label="Сумма"
        inputMode="decimal"
        suffix="₽"
        hint="Можно с копейками: 12 500,50"
        defaultValue={values.sum}
        error={errors['sum']?.[0]}
        autoComplete="off"
        maxLength={15}
        required
      />
      <TextField
        id={fieldId('payer')}
        name="payer"
        label="Кто платит"
        hint="С чьего счёта уйдут деньги: фамилия, имя и отчество или название организации"
        defaultValue={values.payer}
        error={errors['payer']?.[0]}
        autoComplete="name"
        maxLength={90}
        required
      />
      <Button type="submit" size="l" wide busy={busy}>
        Сделать QR-код
      </Button>
      <p className={css.quiet}>Данные нужны только для кода: мы их не сохраняем.</p>
    </ActionForm>
  );
}
