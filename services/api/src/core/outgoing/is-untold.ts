const UNTOLD = [408, 425, 502, 504];

/** Somebody between us and whom we have asked says so, or that one has begun to work: what was sent may have been taken. */
export function isUntold(status: number): boolean {
  return UNTOLD.includes(status);
}
