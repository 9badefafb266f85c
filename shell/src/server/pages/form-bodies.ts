import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { OverloadedError } from '../overload/overloaded-error.ts';

const FIELDS_TYPE = 'application/x-www-form-urlencoded';
const FIELDS_BYTES = 64 * 1024;
const FILES_TYPE = 'multipart/form-data';
/** All files of a form together. With JavaScript they go to the API, which has its own limits. */
const FILES_BYTES = 16 * 1024 * 1024;
/** Each of them stands in memory as a whole. */
const FILES_AT_ONCE = 4;

/** Reads what forms post without JavaScript: fields as text, files as FormData. */
export function takeFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    FIELDS_TYPE,
    { parseAs: 'string', bodyLimit: FIELDS_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser(
    FILES_TYPE,
    { parseAs: 'buffer', bodyLimit: FILES_BYTES },
    (request: FastifyRequest, body: Buffer) => readFiles(request, body),
  );
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (typeOf(request) !== FILES_TYPE) return done();
    if (underWay >= FILES_AT_ONCE) return done(new OverloadedError());
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    done();
  });
}

/**
 * Throws 415 for a body that is no form, and for files on a page that takes none. An action that cannot read what a
 * stranger has sent would count as a fault of its release.
 */
export function expectForm(request: FastifyRequest, { takesFiles }: { takesFiles: boolean }): void {
  const type = typeOf(request);
  if (type !== FIELDS_TYPE && !(takesFiles && type === FILES_TYPE))
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
}

async function readFiles({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
  }
}

function typeOf({ headers }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}
