import { Injectable } from '@nestjs/common';
import type { PublishedRelease, SignedText } from '@polden/api-contract';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import {
  type Inspection,
  inspectRelease,
  integrityOf,
  isInspected,
  isSignedBy,
  ManifestError,
  nameOfManifest,
  parseManifest,
  parseShellManifest,
  readPublicKey,
} from '@polden/mfe-release';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { ArtifactStore, type ReleaseRef } from './artifacts/artifact-store.ts';
import { expectFitsShells, expectShellFits } from './gate/fitness.ts';
import { refusal } from './gate/refuse.ts';
import { expectFreeRoutes, expectSeenRoutes, expectUploaded } from './gate/release-gate.ts';
import { claimsOf, liveClaims } from './live-releases.repository.ts';
import { lockRelease } from './release-lock.repository.ts';
import { expectNotPruned } from './not-pruned.ts';
import { consentsFor } from './policy/consents.repository.ts';
import { policiesOf } from './policy/policy.repository.ts';
import { expectOwnRemote, teamOf } from './remote-ownership.ts';
import { addRelease, publishedRelease } from './releases.repository.ts';
import { enrolledRemote } from './remotes.repository.ts';
import type { TeamActor } from './team-actor.ts';
import { validKeysOf } from './teams.repository.ts';

/** A release of a remote, or of the shell itself. */
type Manifest = ReleaseManifest | ShellManifest;

/** The gate: a release that passes may be promoted and never changes again. */
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
    await this.expectMayPublish(remote);
    await this.expectSignature(actor, signed);
    const integrity = integrityOf(signed.text);
    const known = await this.published(this.dataSource.manager, { remote, version }, integrity);
    if (known) return known;
    // It takes seconds, for which nobody else should have to wait.
    const { changedGlobals, capabilities } = await this.expectSound(manifest).catch(
      async (error: unknown) => {
        // Another publish of the version has come first, and has taken the files along.
        const first = await this.published(this.dataSource.manager, { remote, version }, integrity);
        if (first) return first;
        throw error;
      },
    );
    await this.dataSource.transaction(async (manager) => {
      await lockRelease(manager, { remote, version });
      if (await this.published(manager, { remote, version }, integrity)) return;
      await this.store.reopen({ remote, version });
      await this.expectFit(manager, manifest);
      const { text, signature, keyId } = signed;
      await addRelease(manager, {
        ...{ remote, version, manifest: text, integrity, signature, keyId },
        ...{ changedGlobals, capabilities },
      });
      // Last, because it cannot be rolled back; `reopen` takes it back when the commit fails.
      await this.store.publish({ remote, version }, Object.keys(manifest.files), signed, (files) =>
        // Another upload may have come in between.
        expectUploaded(manifest, files),
      );
    });
    return { remote, version, integrity, changedGlobals, capabilities };
  }

  /** This very release when it is there, else null. Throws when another one has its version, and when its files were removed. */
  private async published(
    manager: EntityManager,
    release: ReleaseRef,
    integrity: string,
  ): Promise<PublishedRelease | null> {
    const published = await publishedRelease(manager, release);
    if (!published) return null;
    const { remote, version } = release;
    const { changedGlobals, capabilities } = published;
    if (published.integrity !== integrity)
      throw refusal(
        'duplicate-version',
        `${remote}@${version} is published with other content: raise the version`,
      );
    await expectNotPruned(manager, release);
    return { remote, version, integrity, changedGlobals, capabilities };
  }

  private async expectMayPublish(remote: string): Promise<void> {
    const policy = (await policiesOf(this.dataSource.manager, [remote])).get(remote);
    if (policy?.pipelinePublishes === false)
      throw refusal(
        'policy',
        `The policy of ${remote} takes no new releases: have an administrator change it`,
      );
  }

  private async expectSignature(actor: TeamActor, signed: SignedText): Promise<void> {
    const keys = await validKeysOf(this.dataSource.manager, actor.team);
    const isValid = isSignedBy(
      signed,
      keys.map(({ publicKey }) => readPublicKey(publicKey)),
    );
    if (isValid) return;
    const reason = 'release.json is not signed by a valid key of the team';
    throw refusal(
      'signature',
      `${reason} ${actor.team}: sign with the enrolled key, or have the new one enrolled`,
    );
  }

  /** Checks the release alone, without the other live ones; returns what it was seen to do. */
  private async expectSound(manifest: Manifest): Promise<Omit<Inspection, 'problems'>> {
    const release = { remote: manifest.name, version: manifest.version };
    const staged = await this.store.staged(release);
    expectUploaded(manifest, staged);
    if (isShell(manifest)) return { changedGlobals: [], capabilities: [] };
    const paths = Object.keys(manifest.files).filter(isInspected);
    const files = await Promise.all(
      paths.map(async (path) => [path, await this.store.readStaged(release, path)] as const),
    );
    // Another upload may have come in between: what is inspected has to be what will be shown.
    const read = files.map(([path, bytes]) => [path, integrityOf(bytes)] as const);
    expectUploaded(manifest, { ...staged, ...Object.fromEntries(read) });
    const { budgetBytes } = await enrolledRemote(this.dataSource.manager, manifest.name);
    const { problems, ...seen } = await inspectRelease({
      manifest,
      files: Object.fromEntries(files),
      budgetBytes,
    });
    const [problem] = problems;
    if (problem) throw refusal(problem.refusal, problem.message);
    return seen;
  }

  /** How it goes together with what is live. */
  private async expectFit(manager: EntityManager, manifest: Manifest): Promise<void> {
    const { environment, pathPlaces, shellRollbackHours } = this.config.releases;
    if (isShell(manifest)) return expectShellFits(manager, environment, manifest);
    await expectFitsShells(manager, environment, manifest, shellRollbackHours);
    const claims = claimsOf(manifest.name, await teamOf(manager, manifest.name), manifest.routes);
    expectSeenRoutes(claims, pathPlaces);
    expectFreeRoutes(
      claims,
      await liveClaims(manager, environment),
      pathPlaces,
      await consentsFor(manager, manifest.name),
    );
  }
}

function isShell(manifest: Manifest): manifest is ShellManifest {
  return manifest.name === 'shell';
}

function readManifest(text: string): Manifest {
  try {
    return nameOfManifest(text) === 'shell' ? parseShellManifest(text) : parseManifest(text);
  } catch (error) {
    if (error instanceof ManifestError)
      throw refusal(error.refusal, `release.json is refused: ${error.message}`);
    throw error;
  }
}
