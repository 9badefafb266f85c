import { Injectable } from '@nestjs/common';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { ArtifactStore, type ReleaseRef } from '../artifacts/artifact-store.ts';
import { expectFitsShells, expectShellFits } from '../gate/fitness.ts';
import { refusal } from '../gate/refuse.ts';
import { expectFreeRoutes, expectSeenRoutes } from '../gate/release-gate.ts';
import { claimsOf, liveClaims } from '../live-releases.repository.ts';
import { expectNotPruned } from '../not-pruned.ts';
import { consentsFor } from '../policy/consents.repository.ts';
import { publishedRelease } from '../releases.repository.ts';
import { teamOf } from '../remote-ownership.ts';
import type { PlannedMove } from './pointer-moves.ts';

/** Whether a pointer may be set on a version. */
@Injectable()
export class PointableReleases {
  constructor(
    private readonly config: ApiConfig,
    private readonly store: ArtifactStore,
  ) {}

  /** Refuses versions that are missing, have lost their files, or claim another remote's paths. */
  async expect(manager: EntityManager, environment: string, changes: readonly PlannedMove[]): Promise<void> {
    const targets = changes.flatMap(({ remote, version, action }) =>
      version === null ? [] : [{ remote, version, action }],
    );
    // The paths were free when it was published; another remote may have gone live with them since.
    const others = await liveClaims(manager, environment, changes);
    const together: ReturnType<typeof claimsOf>[] = [];
    for (const { remote, version, action } of targets) {
      const release = await publishedRelease(manager, { remote, version });
      if (!release)
        throw new AppError(422, `${remote}@${version} is not published: run mfe-release publish first`);
      await expectNotPruned(manager, { remote, version });
      // Shells may still have what they have run before: going back waits for nothing.
      if (action !== 'rollback') await this.expectFiles({ remote, version }, release.manifest);
      if (remote === 'shell') {
        await expectShellFits(manager, environment, JSON.parse(release.manifest) as ShellManifest);
        continue;
      }
      const manifest = JSON.parse(release.manifest) as ReleaseManifest;
      await expectFitsShells(manager, environment, manifest, this.config.releases.shellRollbackHours);
      const claims = claimsOf(remote, await teamOf(manager, remote), manifest.routes);
      const taken = [...others, ...together];
      const isBack = action === 'rollback';
      if (!isBack) expectSeenRoutes(claims, this.config.releases.pathPlaces);
      // What was live with a consent, or before roles had one owner, may be gone back to without.
      const consents = isBack
        ? taken.flatMap(({ paths, team = null }) => paths.map((path) => ({ path, team })))
        : await consentsFor(manager, remote);
      expectFreeRoutes(
        isBack ? { ...claims, roles: [] } : claims,
        taken,
        this.config.releases.pathPlaces,
        consents,
      );
      together.push(claims);
    }
  }

  /** What no shell could load must not look live. */
  private async expectFiles(release: ReleaseRef, manifest: string): Promise<void> {
    const { files } = JSON.parse(manifest) as Pick<ReleaseManifest, 'files'>;
    const shown = new Set(await this.store.shown(release));
    const missing = Object.keys(files).filter((path) => !shown.has(path));
    const { remote, version } = release;
    if (missing.length === 0) {
      const changed = await this.changedOf(release, files);
      if (changed === null) return;
      throw refusal(
        'files-missing',
        `${changed} of ${remote}@${version} is not what was published any more, and no shell would run it. Publish it as a new version, or have the artifact store mended`,
      );
    }
    const others = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
    throw refusal(
      'files-missing',
      `The files of ${remote}@${version} are not where shells read them: ${missing[0]}${others}. Publish it as a new version, or have the artifact store mended`,
    );
  }

  /** Path of a server file that is other than it was; browsers check theirs themselves, and shells would refuse these. */
  private async changedOf(release: ReleaseRef, files: Record<string, string>): Promise<string | null> {
    for (const [path, integrity] of Object.entries(files)) {
      if (!path.startsWith('server/')) continue;
      const bytes = await this.store.read(release, path);
      if (bytes === null || integrityOf(bytes) !== integrity) return path;
    }
    return null;
  }
}
