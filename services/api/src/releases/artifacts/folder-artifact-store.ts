import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { SignedText } from '@polden/api-contract';
import { integrityOfFile, listFiles, syncFolder, writeDurably } from '../../core/storage/durable-files.ts';
import { ArtifactStore, type ReleaseRef } from './artifact-store.ts';
import { MANIFEST_FILE, SIGNATURE_FILE, signatureText } from './manifest-files.ts';

/** A dot name is never a remote's. */
const HALVES = '.drafts';

/** A folder on this machine, or on a file system that all processes share: `<remote>/<version>/…`. */
export class FolderArtifactStore extends ArtifactStore {
  /** Beside the releases, so that a rename is enough. */
  private readonly stagingRoot: string;

  constructor(private readonly root: string) {
    super();
    this.stagingRoot = join(root, '.staging');
  }

  override stage(release: ReleaseRef, path: string, body: Readable, maxBytes: number): Promise<string> {
    return writeDurably(this.newDraft(), join(this.stagingFolder(release), path), body, maxBytes);
  }

  override staged(release: ReleaseRef): Promise<Record<string, string>> {
    return integritiesIn(this.stagingFolder(release));
  }

  override async stagedReleases(): Promise<ReleaseRef[]> {
    const releases: ReleaseRef[] = [];
    for (const remote of await namesIn(this.stagingRoot)) {
      if (remote === HALVES) continue;
      for (const version of await namesIn(join(this.stagingRoot, remote))) releases.push({ remote, version });
    }
    return releases;
  }

  override async lastStaged(release: ReleaseRef): Promise<Date | null> {
    const folder = this.stagingFolder(release);
    if (!(await exists(folder))) return null;
    // A folder that waits for its first file is as old as itself.
    const times = ['', ...(await listFiles(folder))].map(
      async (path) => (await stat(join(folder, path))).mtimeMs,
    );
    return new Date(Math.max(...(await Promise.all(times))));
  }

  override unstage(release: ReleaseRef): Promise<void> {
    return rm(this.stagingFolder(release), { recursive: true, force: true });
  }

  override async dropHalves(before: Date): Promise<void> {
    const folder = join(this.stagingRoot, HALVES);
    for (const name of await namesIn(folder)) {
      const { mtime } = (await stat(join(folder, name)).catch(() => null)) ?? { mtime: before };
      if (mtime < before) await rm(join(folder, name), { force: true });
    }
  }

  override readStaged(release: ReleaseRef, path: string): Promise<Buffer> {
    return readFile(join(this.stagingFolder(release), path));
  }

  override async read(release: ReleaseRef, path: string): Promise<Buffer | null> {
    const file = join(this.folder(release), path);
    return (await exists(file)) ? readFile(file) : null;
  }

  override shown(release: ReleaseRef): Promise<string[]> {
    return listFiles(this.folder(release));
  }

  override async publish(
    release: ReleaseRef,
    paths: readonly string[],
    manifest: SignedText,
    expectWhole: (files: Readonly<Record<string, string>>) => void,
  ): Promise<void> {
    const to = this.folder(release);
    await mkdir(dirname(to), { recursive: true });
    // First, so that no upload reaches them; without release.json they are no release yet.
    await rename(this.stagingFolder(release), to);
    try {
      expectWhole(await integritiesIn(to));
    } catch (error) {
      await this.reopen(release);
      throw error;
    }
    const wanted = new Set(paths);
    for (const path of await listFiles(to)) if (!wanted.has(path)) await rm(join(to, path));
    await this.write(join(to, SIGNATURE_FILE), signatureText(manifest));
    await this.write(join(to, MANIFEST_FILE), manifest.text);
    await syncFolder(dirname(to));
  }

  override async reopen(release: ReleaseRef): Promise<void> {
    const from = this.folder(release);
    const to = this.stagingFolder(release);
    if (!(await exists(from))) return;
    // What was staged since then is newer.
    if (await exists(to)) return rm(from, { recursive: true });
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }

  override async remove(release: ReleaseRef): Promise<void> {
    // The manifest first: what is half removed is no release any more.
    await rm(join(this.folder(release), MANIFEST_FILE), { force: true });
    await rm(this.folder(release), { recursive: true, force: true });
  }

  private write(path: string, text: string): Promise<string> {
    const body = Readable.from([Buffer.from(text)]);
    return writeDurably(this.newDraft(), path, body, Number.POSITIVE_INFINITY);
  }

  private newDraft(): string {
    return join(this.stagingRoot, HALVES, randomUUID());
  }

  private folder({ remote, version }: ReleaseRef): string {
    return join(this.root, remote, version);
  }

  private stagingFolder({ remote, version }: ReleaseRef): string {
    return join(this.stagingRoot, remote, version);
  }
}

/** Path to sha384-… of what is there. */
async function integritiesIn(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const path of await listFiles(folder)) files[path] = await integrityOfFile(join(folder, path));
  return files;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await exists(folder)) ? readdir(folder) : [];
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
