import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { UPLOAD_RETENTION } from '../core/jobs/queues.ts';
import { ArtifactStore, type ReleaseRef } from './artifacts/artifact-store.ts';
import { lockRelease } from './release-lock.repository.ts';

/** A broken upload goes on where it stopped; nobody goes on after so long. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Drops uploads that the gate has refused, or that nobody has gone on with. */
@Injectable()
export class UploadRetentionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ArtifactStore,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(UPLOAD_RETENTION, () => this.purge());
  }

  private async purge(): Promise<void> {
    const before = new Date(Date.now() - KEPT_MS);
    await this.store.dropHalves(before);
    for (const release of await this.store.stagedReleases()) await this.dropOld(release, before);
  }

  /** Never while it is being published: whoever does that holds the lock from its last look at the files. */
  private dropOld(release: ReleaseRef, before: Date): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockRelease(manager, release);
      const last = await this.store.lastStaged(release);
      if (last !== null && last < before) await this.store.unstage(release);
    });
  }
}
