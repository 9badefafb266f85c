/** Descriptors of a serving process beyond input, output, errors and the channel to its supervisor. */
export const MARKS_FD = 4;
export const SETTINGS_FD = 5;
