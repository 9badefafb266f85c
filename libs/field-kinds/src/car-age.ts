/** Whole years of the oldest passenger car that is taken as security. */
export const CAR_AGE = { domestic: 12, foreign: 20 };
