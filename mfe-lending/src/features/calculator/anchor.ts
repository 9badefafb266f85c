/** Where the calculator and the request stand in their page. */
export const CALCULATOR_ANCHOR = 'calc';
export const REQUEST_ANCHOR = 'zayavka';
