import type { ReleaseManifest } from '@polden/mfe-contract';
import { integrityOf } from '../integrity.ts';
import type { ChunkFiles } from '../plugins/chunks-plugin.ts';
import { CLIENT_ENTRY, EXPOSE, SERVER_ENTRY } from '../entries.ts';
import { evaluateRoutes } from './evaluate-routes.ts';

export interface DevRemote {
  name: string;
  /** Absolute path of the package. */
  dir: string;
  /** Name of the container's global variable. */
  global: string;
  shared: Record<string, string>;
  cssScope: string;
}

/** The release that a development server offers: the last one of which both halves were built. */
export class DevRelease {
  readonly #remote: DevRemote;
  #chunks: ChunkFiles | undefined;
  #server: { code: Buffer; uses: ReleaseManifest['uses']; routes: ReleaseManifest['routes'] } | undefined;

  constructor(remote: DevRemote) {
    this.#remote = remote;
  }

  setClient(chunks: ChunkFiles): void {
    this.#chunks = chunks;
  }

  /** Throws when the bundle does not start; the one before stays. */
  setServer(code: Buffer, uses: ReleaseManifest['uses']): void {
    this.#server = { code, uses, routes: evaluateRoutes(code.toString(), this.#remote.dir) };
  }

  serverCode(): Buffer | undefined {
    return this.#server?.code;
  }

  /** Undefined until both halves were built once. The browser's files change too fast to be hashed. */
  manifest(): ReleaseManifest | undefined {
    if (!this.#chunks || !this.#server) return undefined;
    const { name, global, shared, cssScope } = this.#remote;
    const integrity = integrityOf(this.#server.code);
    const version = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex', 0, 6);
    return {
      schema: 1,
      name,
      version: `0.0.0-dev.${version}`,
      commit: 'unknown',
      client: { entry: `client/${CLIENT_ENTRY}`, global, expose: EXPOSE },
      server: { entry: `server/${SERVER_ENTRY}` },
      routes: this.#server.routes,
      chunks: insideRelease(this.#chunks),
      shared,
      uses: this.#server.uses,
      cssScope,
      files: { [`server/${SERVER_ENTRY}`]: integrity },
    };
  }
}

function insideRelease(chunks: ChunkFiles): ChunkFiles {
  return Object.fromEntries(
    Object.entries(chunks).map(([chunk, files]) => [chunk, files.map((file) => `client/${file}`)]),
  );
}
