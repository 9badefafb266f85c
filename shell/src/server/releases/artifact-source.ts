import { readFile } from 'node:fs/promises';
import path from 'node:path';

const MAX_BYTES = 20_000_000;

/** Where the bytes of releases come from. What it returns is not trusted: the caller checks the hash. */
export interface ArtifactSource {
  /** `base` is a pin's base, `file` a path inside the release. Throws when there is no such file. */
  read(base: string, file: string, signal: AbortSignal): Promise<Buffer>;
}

export const ARTIFACTS_PREFIX = '/mfe/';

export function folderArtifacts(dir: string): ArtifactSource {
  return {
    read: (base, file, signal) => {
      const target = path.join(dir, base.slice(ARTIFACTS_PREFIX.length), file);
      if (!target.startsWith(dir + path.sep))
        throw new Error(`path outside the artifact store: ${base}${file}`);
      return readFile(target, { signal });
    },
  };
}

/** `origin`: of bases that name none. */
export function httpArtifacts(origin: string): ArtifactSource {
  return {
    read: async (base, file, signal) => {
      const response = await fetch(new URL(base + file, origin), { signal, redirect: 'error' });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`${response.status} for ${base}${file}`);
      }
      return readAtMost(response.body, `${base}${file}`);
    },
  };
}

/** Bases with an origin of their own over HTTP, all others from `relative`. */
export function artifactsByBase(relative: ArtifactSource): ArtifactSource {
  const absolute = httpArtifacts('http://localhost');
  return {
    read: (base, file, signal) => (isAbsolute(base) ? absolute : relative).read(base, file, signal),
  };
}

export function isAbsolute(base: string): boolean {
  return /^https?:\/\//.test(base);
}

/** Gives up as soon as it is too much: nothing has been verified yet. */
async function readAtMost(body: AsyncIterable<Uint8Array>, address: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`${address} is larger than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
