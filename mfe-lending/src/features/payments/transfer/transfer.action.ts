import { data, type ActionFunctionArgs } from 'react-router-dom';
import { PAYMENT_PATHS, type TransferCode } from '@polden/api-contract';
import { http } from '@polden/http';
import { toApiError } from '@polden/request-form';
import { EMPTY_TRANSFER, TRANSFER_FIELDS, type TransferState } from './transfer-state.ts';

const MAX_LENGTH = 200;

/**
 * Makes the code of a transfer, in the browser or, for a form without JavaScript, in the shell. 200 with the code, 422,
 * 429 or 503 with the form as it was typed. Nothing of it is kept anywhere.
 */
export async function transferAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = { ...EMPTY_TRANSFER.values };
  for (const field of TRANSFER_FIELDS) {
    const typed = form.get(field);
    values[field] = typeof typed === 'string' ? typed.slice(0, MAX_LENGTH) : '';
  }
  const state: TransferState = { ...EMPTY_TRANSFER, values };
  try {
    const code = await http.post<TransferCode>(PAYMENT_PATHS.transferCode, values);
    return data<TransferState>({ ...state, code });
  } catch (error) {
    const { status, errors, notice } = toApiError(error, TRANSFER_FIELDS);
    return data<TransferState>({ ...state, errors, problem: notice?.text ?? null }, { status });
  }
}
