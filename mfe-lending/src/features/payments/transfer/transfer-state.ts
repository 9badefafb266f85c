import type { FieldErrors, TransferCode } from '@polden/api-contract';

export const TRANSFER_FIELDS = ['contract', 'sum', 'payer'] as const;
export type TransferField = (typeof TRANSFER_FIELDS)[number];

/** What the page of a transfer shows after its form was sent. */
export interface TransferState {
  values: Record<TransferField, string>;
  errors: FieldErrors;
  /** What happened to the call; null when nothing did. */
  problem: string | null;
  code: TransferCode | null;
}

export const EMPTY_TRANSFER: TransferState = {
  values: { contract: '', sum: '', payer: '' },
  errors: {},
  problem: null,
  code: null,
};

export const RESULT_ANCHOR = 'kvitantsiya';

export function fieldId(field: TransferField): string {
  return `transfer-${field}`;
}
