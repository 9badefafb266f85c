/** Age of a borrower in whole years, both ends included. */
export const BORROWER_AGE = { min: 20, max: 65 };
