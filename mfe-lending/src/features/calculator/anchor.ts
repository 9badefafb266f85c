/** Where the calculator and the request stand in their page. */
export const CALCULATOR_ANCHOR = 'calc';
export const REQUEST_ANCHOR = 'zayavka';

/** Ids of the fields of the calculator, and of the form of the request. */
export const SUM_ID = 'calc-sum';
export const TERM_ID = 'calc-term';
export const REQUEST_FORM = 'request';
