import type { VerdictPolicy } from '@polden/api-contract';

export type { VerdictPolicy };

export const DEFAULT_VERDICT_POLICY: VerdictPolicy = {
  serverFailures: true,
  browserErrors: true,
  chunkFailures: true,
  missingBeacons: true,
  changedGlobals: true,
  vitals: true,
  margins: { LCP: 100, INP: 20, CLS: 0.02 },
};

/** What is not stored is as by default. */
export function verdictPolicyOf(stored: Partial<VerdictPolicy> | null): VerdictPolicy {
  const { margins } = DEFAULT_VERDICT_POLICY;
  return { ...DEFAULT_VERDICT_POLICY, ...stored, margins: { ...margins, ...stored?.margins } };
}
