/** The machine had no time for a release: nobody's fault, and a reason to try again. */
export class BusyHostError extends Error {}
