/** Why a release is refused; a pipeline may tell them apart. */
export type Refusal =
  | 'duplicate-version'
  | 'files-missing'
  | 'signature'
  | 'hash'
  | 'too-large'
  | 'path'
  | 'manifest'
  | 'routes-missing'
  | 'shared-range'
  | 'facade-export'
  | 'route-taken'
  | 'route-id'
  | 'role-taken'
  | 'consent'
  | 'policy'
  | 'foreign-require'
  | 'budget'
  | 'no-integrity'
  | 'preflight'
  | 'css-scope'
  | 'team';

/** What is wrong with a release, and how to mend it. */
export interface Problem {
  refusal: Refusal;
  /** A sentence. */
  message: string;
}
