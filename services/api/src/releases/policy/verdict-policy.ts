/** What the verdict on a canary weighs, kept with the policy of its remote. */
export interface VerdictPolicy {
  serverFailures: boolean;
  browserErrors: boolean;
  chunkFailures: boolean;
  /** Pages that sent no beacon: one that crashed sends none. */
  missingBeacons: boolean;
  /** Globals that the release changed, reported by browsers. */
  changedGlobals: boolean;
  vitals: boolean;
  /** By so much the 75th percentile of the canary may be worse: LCP and INP in milliseconds, CLS in its own units. */
  margins: { LCP: number; INP: number; CLS: number };
}

export const DEFAULT_VERDICT_POLICY: VerdictPolicy = {
  serverFailures: true,
  browserErrors: true,
  chunkFailures: true,
  missingBeacons: true,
  changedGlobals: true,
  vitals: true,
  margins: { LCP: 100, INP: 20, CLS: 0.02 },
};
