import { contractNumber } from '@polden/field-kinds';
import { OWN_DATA_PATHS, type TransferCode } from '@polden/api-contract';
import { http } from '@polden/http';
import type { ActionFunctionArgs } from 'react-router-dom';
import { act } from '../act.ts';
import { textOf } from '../paths.ts';

/** Makes the code of a payment. */
export async function loansAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = {
    leadId: textOf(form, 'leadId'),
    contract: contractNumber.normalise(textOf(form, 'contract')),
    sum: textOf(form, 'sum'),
  };
  return act<TransferCode>(
    'loans',
    async () => ({ result: await http.post<TransferCode>(OWN_DATA_PATHS.loanPayment, values), values }),
    { values },
  );
}
