/** Whole years of somebody to whom the lender lends, both included. */
export const BORROWER_AGE = { min: 20, max: 65 };
