import { Injectable } from '@nestjs/common';
import type { PublishedRelease, SignedText } from '@polden/api-contract';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { integrityOf, isSignedBy, ManifestError, parseManifest, readPublicKey } from '@polden/mfe-release';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { ReleaseTeamKey } from './entities/release-team-key.entity.ts';
import { Release } from './entities/release.entity.ts';
import { expectFreeRoutes, expectSharedRequires, expectUploaded } from './gate/release-gate.ts';
import { claimsOf, liveClaims } from './live-releases.ts';
import { releaseEnvironment } from './release-environment.ts';
import { lockRelease } from './release-lock.ts';
import { expectOwnRemote } from './remote-ownership.ts';
import type { TeamActor } from './team-actor.ts';

/** The gate: whatever passes it may be promoted and is never changed again. */
@Injectable()
export class PublishService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly store: ArtifactStore,
  ) {}

  /** Registers uploaded files as a release; the same release again changes nothing. */
  async publish(actor: TeamActor, signed: SignedText): Promise<PublishedRelease> {
    const manifest = readManifest(signed.text);
    const { name: remote, version } = manifest;
    await expectOwnRemote(this.dataSource.manager, actor, remote);
    await this.expectSignature(actor, signed);
    const integrity = integrityOf(signed.text);
    await this.dataSource.transaction(async (manager) => {
      await lockRelease(manager, { remote, version });
      const published = await manager.findOneBy(Release, { remote, version });
      if (published?.integrity === integrity) return;
      if (published) {
        throw new AppError(409, `${remote}@${version} is published with other content: raise the version`);
      }
      await this.store.reopen({ remote, version });
      await this.expectFit(manager, manifest);
      const { text, signature, keyId } = signed;
      await manager.insert(Release, { remote, version, manifest: text, integrity, signature, keyId });
      // Last, because it cannot be rolled back; `reopen` takes it back when the commit fails.
      await this.store.publish({ remote, version }, Object.keys(manifest.files), signed);
    });
    return { remote, version, integrity };
  }

  private async expectSignature(actor: TeamActor, signed: SignedText): Promise<void> {
    const keys = await this.dataSource.manager.findBy(ReleaseTeamKey, {
      team: actor.team,
      revokedAt: IsNull(),
    });
    if (
      isSignedBy(
        signed,
        keys.map(({ publicKey }) => readPublicKey(publicKey)),
      )
    )
      return;
    const reason = 'release.json is not signed by a valid key of the team';
    throw new AppError(
      422,
      `${reason} ${actor.team}: sign with the enrolled key, or have the new one enrolled`,
    );
  }

  private async expectFit(manager: EntityManager, manifest: ReleaseManifest): Promise<void> {
    const release = { remote: manifest.name, version: manifest.version };
    expectUploaded(manifest, await this.store.staged(release));
    const serverBundle = await this.store.readStaged(release, manifest.server.entry);
    expectSharedRequires(manifest, serverBundle.toString());
    const live = await liveClaims(manager, releaseEnvironment(this.config));
    expectFreeRoutes(claimsOf(release.remote, manifest.routes), live);
  }
}

function readManifest(text: string): ReleaseManifest {
  try {
    return parseManifest(text);
  } catch (error) {
    if (error instanceof ManifestError) throw new AppError(422, `release.json is refused: ${error.message}`);
    throw error;
  }
}
