import type { FailureKind, ShellFailure } from '@polden/api-contract';
import type { FinishedPage } from './faults.ts';

const MOST = 100;
const MAX_HOW = 200;

/** What cannot be loaded here just now, or rests because its pages fail: in its place visitors get another version. */
export class FailingReleases {
  readonly #releases = new Map<string, ShellFailure>();

  note(
    kind: FailureKind,
    { remote, version, message = '' }: Omit<FinishedPage, 'outcome' | 'channel'>,
  ): void {
    const key = keyOf(kind, remote, version);
    const at = this.#releases.get(key)?.at ?? new Date().toISOString();
    const [oldest] = this.#releases.keys();
    if (oldest !== undefined && this.#releases.size >= MOST && !this.#releases.has(key))
      this.#releases.delete(oldest);
    this.#releases.set(key, { remote, version, kind, how: message.slice(0, MAX_HOW), at });
  }

  forget(kind: FailureKind, remote: string, version: string): void {
    this.#releases.delete(keyOf(kind, remote, version));
  }

  get all(): ShellFailure[] {
    return [...this.#releases.values()];
  }
}

/** What all processes of a shell say, each release once: since when the first of them says so. */
export function togetherFailing(processes: Iterable<readonly ShellFailure[]>): ShellFailure[] {
  const merged = new Map<string, ShellFailure>();
  for (const failure of [...processes].flat()) {
    const key = keyOf(failure.kind, failure.remote, failure.version);
    const known = merged.get(key);
    merged.set(key, known && known.at < failure.at ? { ...failure, at: known.at } : failure);
  }
  return [...merged.values()].slice(0, MOST);
}

function keyOf(kind: FailureKind, remote: string, version: string): string {
  return `${kind} ${remote}@${version}`;
}
