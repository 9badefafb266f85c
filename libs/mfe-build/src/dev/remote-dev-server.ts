import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import WebpackDevServer, { type Configuration, type Middleware } from 'webpack-dev-server';
import { cssScopeOf } from '@polden/mfe-release';
import { loadConfig } from '../load-config.ts';
import { chunkFiles } from '../plugins/chunks-plugin.ts';
import { usedNames } from '../plugins/used-names.ts';
import { SERVER_ENTRY } from '../entries.ts';
import { sharedRanges } from '../shared-versions.ts';
import { isShellPage } from './allowed-origin.ts';
import { BuildErrors } from './build-errors.ts';
import { DevRelease } from './dev-release.ts';

const HOST = '127.0.0.1';
/** What does not compile stands over the page. What fails in the page is the shell's to show. */
const SHOWN = { errors: true, warnings: false, runtimeErrors: false };

export interface RemoteDevServerOptions {
  /** Kebab-case: mfe-lending. */
  name: string;
  /** Absolute path of the package. */
  dir: string;
  port: number;
  /** Origin of the shell that may load the remote: http://localhost:4200. */
  shellOrigin: string;
}

export interface DevProcess {
  stop: () => Promise<void>;
}

/**
 * Builds a remote again on each edit and serves it to a shell in local mode: /release.json, /server/remote.cjs and
 * /client/… with hot replacement. Resolves when the port is open; throws when it is taken.
 */
export async function startRemoteDevServer(options: RemoteDevServerOptions): Promise<DevProcess> {
  const { name, dir, port } = options;
  const base = `http://${HOST}:${port}/client/`;
  const [client, server] = await loadConfig(dir, { mode: 'development', publicPath: base });
  // Two compilers: the dev server would put its hot client into the server's bundle as well.
  // Its `stats` are for the terminal, where `afterBuild` speaks; as an option of the dev middleware they would keep errors from the page too.
  const browser = webpack({ ...client, stats: 'none' });
  const node = webpack(server);
  const release = new DevRelease({
    name,
    dir,
    global: name.replaceAll('-', '_'),
    shared: sharedRanges(dir, 'development'),
    cssScope: cssScopeOf(name),
  });
  const errors = new BuildErrors();
  afterBuild(browser, errors, (stats) => release.setClient(chunkFiles(stats.compilation)));
  afterBuild(node, errors, ({ compilation }) => {
    release.setServer(readFileSync(join(node.outputPath, SERVER_ENTRY)), usedNames(compilation));
  });
  const devServer = new WebpackDevServer(serverOptions(options, release), browser);
  await devServer.start();
  const watching = node.watch({ aggregateTimeout: 20 }, () => undefined);
  return {
    stop: async () => {
      await devServer.stop();
      await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
      // Waits for both compilers: one still running would write its cache into a removed folder.
      await Promise.all([browser, node].map((compiler) => new Promise((resolve) => compiler.close(resolve))));
    },
  };
}

function serverOptions({ port, shellOrigin }: RemoteDevServerOptions, release: DevRelease): Configuration {
  return {
    host: HOST,
    port,
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: ['.localhost', HOST, new URL(shellOrigin).hostname],
    client: { overlay: SHOWN, logging: 'warn', webSocketURL: `ws://${HOST}:${port}/ws` },
    headers: ({ headers: { origin } }) => ({
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...(origin && isShellPage(origin, shellOrigin) ? { 'Access-Control-Allow-Origin': origin } : {}),
    }),
    setupMiddlewares: (middlewares) => [releaseFiles(release), ...middlewares],
  };
}

function releaseFiles(release: DevRelease): Middleware {
  return {
    name: 'release',
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const answer = (type: string, body: string | Buffer | undefined) => {
        response.statusCode = body === undefined ? 503 : 200;
        response.setHeader('Content-Type', type);
        response.end(body);
      };
      if (request.url === '/release.json') answer('application/json', JSON.stringify(release.manifest()));
      else if (request.url === `/server/${SERVER_ENTRY}`) answer('text/javascript', release.serverCode());
      else next();
    },
  };
}

function afterBuild(compiler: Compiler, errors: BuildErrors, take: (stats: Stats) => void): void {
  compiler.hooks.afterDone.tap('DevRelease', (stats: Stats) => {
    const name = compiler.name ?? '';
    if (stats.hasErrors()) return console.error(errors.textOf(name, stats));
    errors.forget(name);
    try {
      take(stats);
      console.log(`${name}: built`);
    } catch (error) {
      console.error(`${name}:`, error);
    }
  });
}
