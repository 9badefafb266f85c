import type { Outcome } from '@polden/api-contract';

export interface FinishedPage {
  remote: string;
  version: string;
  channel: 'stable' | 'canary' | 'control';
  outcome: Outcome;
  message?: string;
}

/** What this process knows of the releases that it runs. */
export interface Faults {
  /** True while any release rests: on all other requests nobody needs to ask for each. */
  readonly hasOpen: boolean;
  /** True while a release is not to be asked, because it has failed too often. Ask for what the request is about only. */
  isOpen(name: string, version: string): boolean;
  record(page: FinishedPage): void;
  /** The release has been loaded: earlier failures are forgotten. */
  loaded(remote: string, version: string): void;
  /** Marks the running release; the mark outlives the process. */
  enter(remote: string, version: string): void;
  leave(): void;
  /** What of the release goes on after the turn, until the returned function is called. */
  pending(remote: string, version: string): () => void;
}
