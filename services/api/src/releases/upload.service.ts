import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ReleaseUpload } from '@polden/api-contract';
import { mostBytesOf, tooLarge as tooLargeWords } from '@polden/mfe-release';
import { DataSource } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { FileTooLargeError } from '../core/storage/file-too-large.error.ts';
import { ArtifactStore, type ReleaseRef } from './artifacts/artifact-store.ts';
import { refusal } from './gate/refuse.ts';
import { lockRelease } from './release-lock.repository.ts';
import { isPruned, isPublished, publishedRelease } from './releases.repository.ts';
import { expectOwnRemote } from './remote-ownership.ts';
import type { TeamActor } from './team-actor.ts';

/** Takes the files of releases that are not published yet. */
@Injectable()
export class UploadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ArtifactStore,
  ) {}

  /** Keeps one file; returns its sha384-…. `length` is the announced one in bytes, when there is one. */
  async takeFile(
    actor: TeamActor,
    file: ReleaseRef & { path: string },
    body: Readable,
    length: number | undefined,
  ): Promise<string> {
    const { remote, version, path } = file;
    await expectOwnRemote(this.dataSource.manager, actor, remote);
    await this.expectNotPublished({ remote, version });
    const most = mostBytesOf(path);
    if (length !== undefined && length > most) throw tooLarge(path);
    try {
      const integrity = await this.store.stage({ remote, version }, path, body, most);
      // It may have become a release on the way, of which this file is no part.
      await this.expectNotPublished({ remote, version });
      return integrity;
    } catch (error) {
      if (error instanceof FileTooLargeError) throw tooLarge(path);
      if (isBrokenOff(error)) throw new AppError(400, `The upload of ${path} broke off`, { cause: error });
      throw error;
    }
  }

  private async expectNotPublished({ remote, version }: ReleaseRef): Promise<void> {
    if (!(await isPublished(this.dataSource.manager, { remote, version }))) return;
    throw refusal(
      'duplicate-version',
      `${remote}@${version} is published with other content: raise the version`,
    );
  }

  /** What has arrived, so that a broken upload goes on where it stopped. */
  async readUpload(actor: TeamActor, { remote, version }: ReleaseRef): Promise<ReleaseUpload> {
    await expectOwnRemote(this.dataSource.manager, actor, remote);
    return this.dataSource.transaction(async (manager) => {
      await lockRelease(manager, { remote, version });
      const release = await publishedRelease(manager, { remote, version });
      if (release) {
        const pruned = await isPruned(manager, { remote, version });
        return { published: release.integrity, pruned, files: {} };
      }
      await this.store.reopen({ remote, version });
      return { published: null, pruned: false, files: await this.store.staged({ remote, version }) };
    });
  }
}

/** The sender went away; a disk that fails has other codes. */
function isBrokenOff(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function tooLarge(path: string): AppError {
  return refusal('too-large', tooLargeWords(path));
}
