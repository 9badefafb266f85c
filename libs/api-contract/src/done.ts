/** The answer of a call that has nothing else to say. */
export interface Done {
  ok: true;
}
