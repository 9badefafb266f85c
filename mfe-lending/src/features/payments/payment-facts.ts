import { contractNumber } from '@polden/field-kinds';
import { formatRubles } from '@polden/ru';

/** A larger payment in cash takes a passport (115-ФЗ, ст. 7, п. 1.1). */
export const CASH_WITHOUT_PASSPORT = formatRubles(15_000);

/** How long a bank's transfer takes; the last day of a term leaves no time for it. */
export const TRANSFER_TIME = '1–3 рабочих дня';

/** A number of a contract as it is printed. */
export const CONTRACT_SAMPLE = contractNumber.example;
