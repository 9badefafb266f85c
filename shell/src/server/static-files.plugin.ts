import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { READ_METHODS, sendWrongMethod } from './answers/wrong-method.ts';
import { ASSETS_PREFIX } from './assets-prefix.ts';
import { ARTIFACTS_PREFIX } from './releases/artifact-source.ts';

const RELEASE_FILE = /^\/[a-z][a-z0-9-]*\/\d[^/]*\/((client|server)\/|release\.json$)/;
/** Opened as a document it is words only; a policy of its own would bind the workers that run it. */
const SCRIPT = /\.[cm]?js(?:\.(?:br|gz))?$/;
const YEAR_MS = 31_536_000_000;

export interface StaticFilesOptions {
  /** Browser files of this shell, then those of the shells before it. */
  assetDirs: [string, ...string[]];
  /** Folder of the artifact store; null where a web server or bucket serves it. */
  artifactsDir: string | null;
}

/** The shell's own files, and the releases' where no web server or bucket serves them; both immutable. */
export async function staticFiles(
  app: FastifyInstance,
  { assetDirs, artifactsDir }: StaticFilesOptions,
): Promise<void> {
  const immutable = {
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    redirect: false,
    dotfiles: 'deny',
  } as const;
  // A file that is gone for good: nobody may keep this answer, and the page that asks must be able to read its status.
  app.setNotFoundHandler(({ method, url }, reply) => {
    // What is read has a route of its own: only another method comes here past them all.
    if (!READ_METHODS.includes(method)) {
      const isFile = [ASSETS_PREFIX, ARTIFACTS_PREFIX].some((prefix) => url.startsWith(prefix));
      return sendWrongMethod(reply, isFile ? READ_METHODS : [...READ_METHODS, 'POST']);
    }
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .type('text/plain; charset=utf-8')
      .send('Файла нет');
  });
  await app.register(fastifyStatic, {
    ...immutable,
    root: assetDirs,
    prefix: ASSETS_PREFIX,
    preCompressed: true,
    // Documents in frames are of no origin.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  if (artifactsDir === null) {
    app.get(`${ARTIFACTS_PREFIX}*`, (_request, reply) => reply.callNotFound());
    return;
  }
  await app.register(fastifyStatic, {
    ...immutable,
    root: artifactsDir,
    prefix: ARTIFACTS_PREFIX,
    decorateReply: false,
    preCompressed: true,
    // Whole releases: a shell elsewhere that follows this site's map reads the server halves too.
    allowedPath: (pathName) => RELEASE_FILE.test(pathName),
    setHeaders: (reply, file) => {
      void reply.header('access-control-allow-origin', '*');
      // A link to a drawing would run its scripts as the site's own, with the visitor's session, in quarantine as well.
      if (!SCRIPT.test(file)) void reply.header('content-security-policy', 'sandbox');
    },
  });
}
