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

export function httpArtifacts(origin: string): ArtifactSource {
  return {
    read: async (base, file, signal) => {
      const response = await fetch(new URL(base + file, origin), { signal, redirect: 'error' });
      if (!response.ok) throw new Error(`${response.status} for ${base}${file}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (bytes.length > MAX_BYTES) throw new Error(`${base}${file} is larger than ${MAX_BYTES} bytes`);
      return bytes;
    },
  };
}
