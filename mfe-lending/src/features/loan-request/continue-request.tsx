import type { UnfinishedRequest } from '@polden/api-contract';
import { monthsToDays } from '@polden/lending-math';
import { ActionForm, Button } from '@polden/ui';
import { FIELDS } from './field-names.ts';
import { loanPagePath } from './loan-page-path.ts';

export interface ContinueRequestProps {
  unfinished: UnfinishedRequest;
  className?: string | undefined;
  size?: 'm' | 'l';
}

/**
 * Goes on with the questions on the page where the request began, on any device: the form of that page takes the values as
 * from its own first step, with JavaScript and without, and what was answered before comes from the API.
 */
export function ContinueRequest({ unfinished, className, size = 'm' }: ContinueRequestProps) {
  const { id, asksFor, product, requiredSum, requiredMonthCount, days, hasCar, phone, city, documents } =
    unfinished;
  const fields: [name: string, value: string | number][] = [
    [FIELDS.product, product],
    [FIELDS.sum, requiredSum],
    [FIELDS.termDays, days ?? monthsToDays(requiredMonthCount ?? 0)],
    [FIELDS.hasCar, hasCar],
    [FIELDS.phone, phone],
    [FIELDS.phoneConfirmed, 'true'],
    [FIELDS.leadId, id],
    [FIELDS.city, city ?? ''],
    ...documents.map((document): [string, string] => [FIELDS.documents, document]),
  ];
  return (
    <ActionForm action={loanPagePath(unfinished)} className={className} aria-label="Продолжить заявку">
      {fields.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name={FIELDS.intent} value="continue" size={size}>
        {asksFor === 'decision' ? 'Заполнить анкету' : 'Заполнить данные для документов'}
      </Button>
    </ActionForm>
  );
}
