import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from './pages/shell-assets.ts';
import { ARTIFACTS_PREFIX } from './releases/artifact-source.ts';

const CLIENT_FILE = /^\/[a-z][a-z0-9-]*\/\d[^/]*\/client\//;
const YEAR_MS = 31_536_000_000;

/** The shell's own files, and the releases' where no web server or bucket serves them; both immutable. */
export async function staticFiles(
  app: FastifyInstance,
  clientDir: string,
  artifactsDir: string | null,
): Promise<void> {
  const immutable = {
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    redirect: false,
    dotfiles: 'deny',
  } as const;
  await app.register(fastifyStatic, {
    ...immutable,
    root: clientDir,
    prefix: ASSETS_PREFIX,
    preCompressed: true,
  });
  if (artifactsDir === null) return;
  await app.register(fastifyStatic, {
    ...immutable,
    root: artifactsDir,
    prefix: ARTIFACTS_PREFIX,
    decorateReply: false,
    preCompressed: true,
    // Server halves are read from the folder; browsers have no business with them.
    allowedPath: (pathName) => CLIENT_FILE.test(pathName),
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
