import { FORM_FILES_MAX_BYTES } from '@polden/api-contract';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { OverloadedError } from '../../overload/overloaded-error.ts';

const FIELDS_TYPE = 'application/x-www-form-urlencoded';
const FIELDS_BYTES = 64 * 1024;
const FILES_TYPE = 'multipart/form-data';
/** What was typed stands around the files. With JavaScript they go to the API, which has its own limits. */
const FILES_BYTES = FORM_FILES_MAX_BYTES + 4 * FIELDS_BYTES;
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
}

/** The turns of those who bring files, one for each address; a turn ends with its answer. Throws OverloadedError. */
export function fileTurns(): (request: FastifyRequest, reply: FastifyReply) => void {
  const underWay = new Set<string>();
  return ({ ip }, { raw }) => {
    if (underWay.size >= FILES_AT_ONCE || underWay.has(ip) || raw.closed) throw new OverloadedError();
    underWay.add(ip);
    raw.once('close', () => underWay.delete(ip));
  };
}

/** Known before its body comes. */
export function bringsFiles(request: FastifyRequest): boolean {
  return request.method === 'POST' && typeOf(request) === FILES_TYPE;
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
