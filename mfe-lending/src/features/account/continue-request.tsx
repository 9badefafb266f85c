import type { AccountRequest, UnfinishedRequest } from '@polden/api-contract';
import { monthsToDays } from '@polden/lending-math';
import { ActionForm, Button } from '@polden/ui';
import { FIELDS } from '../loan-request/field-names.ts';
import css from './account.module.css';

export interface ContinueRequestProps {
  request: AccountRequest;
  unfinished: UnfinishedRequest;
  /** E.164. */
  phone: string;
}

/**
 * Goes on with the questionnaire on the page it was begun on, from whatever device: the form of that page takes it from
 * here as from its own first step, with JavaScript and without.
 */
export function ContinueRequest({ request, unfinished, phone }: ContinueRequestProps) {
  const { id, product, requiredSum, requiredMonthCount, days } = request;
  const fields: [name: string, value: string | number][] = [
    [FIELDS.product, product ?? ''],
    [FIELDS.sum, requiredSum ?? 0],
    [FIELDS.termDays, days ?? monthsToDays(requiredMonthCount ?? 0)],
    [FIELDS.hasCar, unfinished.hasCar],
    [FIELDS.phone, phone],
    [FIELDS.phoneConfirmed, 'true'],
    [FIELDS.leadId, id],
    ...unfinished.documents.map((document): [string, string] => [FIELDS.documents, document]),
    // The step before the second one is the first.
    [FIELDS.at, 1],
  ];
  return (
    <ActionForm action={unfinished.path} className={css.ways} aria-label="Продолжить заявку">
      {fields.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name={FIELDS.intent} value="back">
        Заполнить анкету
      </Button>
    </ActionForm>
  );
}
