import { Readable } from 'node:stream';
import type { SignedText } from '@polden/api-contract';
import type { S3Bucket } from '../../core/storage/s3-bucket.ts';
import { ArtifactStore, type ReleaseRef } from './artifact-store.ts';
import { type CollectedFile, collectFile } from './collect-file.ts';
import { typeOfReleaseFile } from './content-type.ts';
import { inLanes } from './in-lanes.ts';
import { MANIFEST_FILE, SIGNATURE_FILE, signatureText } from './manifest-files.ts';

/**
 * A bucket of any S3-compatible store: `<prefix><remote>/<version>/…`. S3 moves no folders, so release.json comes last
 * and goes first: a release without it is not there for anybody who reads.
 */
export class S3ArtifactStore extends ArtifactStore {
  constructor(
    private readonly bucket: S3Bucket,
    private readonly prefix: string,
  ) {
    super();
  }

  override async stage(release: ReleaseRef, path: string, body: Readable, maxBytes: number): Promise<string> {
    const file = await collectFile(body, maxBytes);
    await this.put(this.stagingFolder(release) + path, file);
    return file.integrity;
  }

  override async staged(release: ReleaseRef): Promise<Record<string, string>> {
    const folder = this.stagingFolder(release);
    return this.integritiesOf(folder, await this.bucket.list(folder));
  }

  override async stagedReleases(): Promise<ReleaseRef[]> {
    const paths = await this.bucket.list(`${this.prefix}.staging/`);
    const folders = new Set(paths.map((path) => path.split('/', 2).join('/')));
    return Array.from(folders, (folder) => {
      const [remote = '', version = ''] = folder.split('/');
      return { remote, version };
    });
  }

  override lastStaged(release: ReleaseRef): Promise<Date | null> {
    return this.bucket.lastChange(this.stagingFolder(release));
  }

  override unstage(release: ReleaseRef): Promise<void> {
    return this.removeAll(this.stagingFolder(release));
  }

  /** An object is there whole or not at all. */
  override dropHalves(): Promise<void> {
    return Promise.resolve();
  }

  override async readStaged(release: ReleaseRef, path: string): Promise<Buffer> {
    const bytes = await this.bucket.read(this.stagingFolder(release) + path);
    if (bytes) return bytes;
    throw new Error(`${path} of ${release.remote}@${release.version} is not staged`);
  }

  override read(release: ReleaseRef, path: string): Promise<Buffer | null> {
    return this.bucket.read(this.folder(release) + path);
  }

  override shown(release: ReleaseRef): Promise<string[]> {
    return this.bucket.list(this.folder(release));
  }

  override async publish(
    release: ReleaseRef,
    paths: readonly string[],
    manifest: SignedText,
    expectWhole: (files: Readonly<Record<string, string>>) => void,
  ): Promise<void> {
    const from = this.stagingFolder(release);
    const to = this.folder(release);
    await inLanes(paths, (path) => this.bucket.copy(from + path, to + path));
    try {
      // A copy has the metadata of what was copied, whatever has come since.
      expectWhole(await this.integritiesOf(to, paths));
    } catch (error) {
      await this.reopen(release);
      throw error;
    }
    await this.write(to + SIGNATURE_FILE, signatureText(manifest));
    await this.write(to + MANIFEST_FILE, manifest.text);
    await this.removeAll(from);
  }

  override async reopen(release: ReleaseRef): Promise<void> {
    const from = this.folder(release);
    const to = this.stagingFolder(release);
    const [shown, staged] = [await this.bucket.list(from), new Set(await this.bucket.list(to))];
    // What was staged since then is newer; the manifest is sent anew.
    const taken = shown.filter(
      (path) => path !== MANIFEST_FILE && path !== SIGNATURE_FILE && !staged.has(path),
    );
    await inLanes(taken, (path) => this.bucket.copy(from + path, to + path));
    await this.removeAll(from);
  }

  override async remove(release: ReleaseRef): Promise<void> {
    await this.removeAll(this.folder(release));
    await this.removeAll(this.stagingFolder(release));
  }

  private async integritiesOf(folder: string, paths: readonly string[]): Promise<Record<string, string>> {
    const files = new Map<string, string>(paths.map((path) => [path, '']));
    await inLanes(paths, async (path) => {
      files.set(path, (await this.bucket.metadataOf(folder + path))?.['integrity'] ?? '');
    });
    return Object.fromEntries([...files].filter(([, integrity]) => integrity !== ''));
  }

  private async write(key: string, text: string): Promise<void> {
    await this.put(key, await collectFile(Readable.from([Buffer.from(text)]), Number.POSITIVE_INFINITY));
  }

  private async put(key: string, { bytes, md5, integrity }: CollectedFile): Promise<void> {
    const contentType = typeOfReleaseFile(key);
    await this.bucket.put(key, {
      body: bytes,
      bytes: bytes.length,
      md5,
      contentType,
      metadata: { integrity },
    });
  }

  /** The manifest first. */
  private async removeAll(folder: string): Promise<void> {
    const paths = await this.bucket.list(folder);
    if (paths.includes(MANIFEST_FILE)) await this.bucket.remove([folder + MANIFEST_FILE]);
    await this.bucket.remove(paths.filter((path) => path !== MANIFEST_FILE).map((path) => folder + path));
  }

  private folder({ remote, version }: ReleaseRef): string {
    return `${this.prefix}${remote}/${version}/`;
  }

  /** A dot name is never a remote's. */
  private stagingFolder({ remote, version }: ReleaseRef): string {
    return `${this.prefix}.staging/${remote}/${version}/`;
  }
}
