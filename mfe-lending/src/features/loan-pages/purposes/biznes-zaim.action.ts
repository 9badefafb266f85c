import { requestActionBeside } from '@polden/request-form';
import { loanRequestAction } from '../../loan-request/loan-request.action.ts';
import { REAL_ESTATE } from '../../requests/forms/real-estate.form.ts';

/** The request for a loan, and beside it that of who has real estate. */
export const businessAction = requestActionBeside([REAL_ESTATE], loanRequestAction);
