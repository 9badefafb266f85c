/** Characters of a description in the library. */
export const MAX_ALT = 200;
