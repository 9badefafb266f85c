export interface PreflightInput {
  code: string;
  address: string;
}

export interface PreflightResult {
  error: string | null;
}

/**
 * Resolves once the release is known to evaluate in time and is this process's to evaluate; rejects with the reason, with
 * BusyHostError when the machine is at fault.
 */
export type Preflight = (input: PreflightInput) => Promise<void>;
