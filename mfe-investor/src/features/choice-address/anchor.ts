/** Where a calculator stands in its page. */
export const CALCULATOR_ANCHOR = 'calc';
