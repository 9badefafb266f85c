/** Answers that speak of the file itself, and are shown beside it. */
export const ABOUT_THE_FILE: readonly number[] = [413, 415, 422, 429];
