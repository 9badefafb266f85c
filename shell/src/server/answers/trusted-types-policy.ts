import type { LockedRemote } from '@polden/mfe-contract';

export const POLICY_REPORTS_PATH = '/telemetry/policy';
/** Stands beside the policy that is enforced. */
export const REPORTING_POLICY = 'content-security-policy-report-only';

const known = new WeakMap<readonly LockedRemote[], string>();

/**
 * Strings in places that make elements or scripts of them are reported, and refused to nobody. The shell has the default
 * policy and one of its name, and each remote may have one of its own name.
 */
export function trustedTypesPolicy(lock: readonly LockedRemote[]): string {
  const policy = known.get(lock) ?? written(lock);
  known.set(lock, policy);
  return policy;
}

function written(lock: readonly LockedRemote[]): string {
  const names = lock.map(({ name }) => name);
  return [
    "require-trusted-types-for 'script'",
    ['trusted-types default shell', ...names].join(' '),
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ');
}
