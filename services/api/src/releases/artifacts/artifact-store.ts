import type { Readable } from 'node:stream';
import type { SignedText } from '@polden/api-contract';

/** One version of one remote. */
export interface ReleaseRef {
  remote: string;
  version: string;
}

export interface ReleaseInEnvironment extends ReleaseRef {
  environment: string;
}

/**
 * Where the files of releases are. A release is assembled out of sight and appears under its immutable address whole.
 * Paths are checked by the caller (`isReleaseFile`).
 */
export abstract class ArtifactStore {
  /** Keeps one file of a release that is being uploaded; returns its sha384-…. Throws FileTooLargeError. */
  abstract stage(release: ReleaseRef, path: string, body: Readable, maxBytes: number): Promise<string>;

  /** Path to sha384-… of what was uploaded so far. */
  abstract staged(release: ReleaseRef): Promise<Record<string, string>>;

  /** Releases of which something is staged. */
  abstract stagedReleases(): Promise<ReleaseRef[]>;

  /** When the last file of what is staged has come; null when there is nothing. */
  abstract lastStaged(release: ReleaseRef): Promise<Date | null>;

  /** Drops what is staged of a release. */
  abstract unstage(release: ReleaseRef): Promise<void>;

  /** Drops the halves of files that came before, and whose process ended over it. */
  abstract dropHalves(before: Date): Promise<void>;

  abstract readStaged(release: ReleaseRef, path: string): Promise<Buffer>;

  /** A file of a release that is shown, release.json included; null when it is not there. */
  abstract read(release: ReleaseRef, path: string): Promise<Buffer | null>;

  /** Paths of the shown files of a release; empty when it is not there. */
  abstract shown(release: ReleaseRef): Promise<string[]>;

  /**
   * Shows exactly these staged files together with release.json and release.json.sig; drops the other staged ones.
   * @param expectWhole is given path to sha384-… of what no upload can replace any more; nothing is shown when it throws
   */
  abstract publish(
    release: ReleaseRef,
    paths: readonly string[],
    manifest: SignedText,
    expectWhole: (files: Readonly<Record<string, string>>) => void,
  ): Promise<void>;

  /** Takes back files that were shown, but never registered: the process had died in between. */
  abstract reopen(release: ReleaseRef): Promise<void>;

  /** Removes a published release for good; nothing happens when it is not there. */
  abstract remove(release: ReleaseRef): Promise<void>;
}
