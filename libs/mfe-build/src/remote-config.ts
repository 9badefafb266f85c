import type { Configuration } from 'webpack';
import { remoteClient } from './remote-client.ts';
import { remoteServer } from './remote-server.ts';
import { outputFolder } from './output-folder.ts';
import type { Mode } from './shared.ts';

/** What the command line passes to a package's webpack.config.ts. */
export interface BuildOptions {
  mode: Mode;
  /** Absolute URL of the client half, with a trailing slash, where it is fixed: on a development server. */
  publicPath?: string;
}

export interface RemoteOptions extends BuildOptions {
  /** Kebab-case: mfe-lending. */
  name: string;
  /** Absolute path of the package. Default: the working directory. */
  dir?: string;
}

/** A remote with its defaults filled in. */
export interface RemoteBuild extends RemoteOptions {
  dir: string;
  /** Name of the container's global variable. */
  global: string;
  /** Absolute path of the output folder. */
  output: string;
}

/**
 * The client and the server half of a remote. Its only exposed module is `src/remote.tsx`, which exports `routes`.
 * Writes dist/{client,server}, dist/client/chunks.json and dist/build.json; development writes the same to dist/dev.
 */
export function remoteConfig(options: RemoteOptions): [client: Configuration, server: Configuration] {
  const build = remoteBuild(options);
  return [remoteClient(build), remoteServer(build)];
}

/** Fills in the defaults. */
export function remoteBuild({ dir = process.cwd(), ...options }: RemoteOptions): RemoteBuild {
  return {
    ...options,
    dir,
    global: options.name.replaceAll('-', '_'),
    output: outputFolder(dir, options.mode),
  };
}
