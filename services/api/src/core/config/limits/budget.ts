/** At most `points` within `seconds`. */
export interface Budget {
  points: number;
  /** Length of the window in seconds, counted from its first use. */
  seconds: number;
}
