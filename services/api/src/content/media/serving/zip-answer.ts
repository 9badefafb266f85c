import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { slugOf } from '../../slugs/transliterate.ts';

/** Of an archive, for clients that read no other letters than Latin ones. */
const MAX_NAME = 80;

/** The archive as a download that is called by its title. */
export function zipAnswer(reply: FastifyReply, title: string, archive: Readable): StreamableFile {
  void reply.header('Access-Control-Expose-Headers', 'Content-Disposition');
  return new StreamableFile(archive, {
    type: 'application/zip',
    disposition: contentDisposition(`${title}.zip`, {
      fallback: `${slugOf(title, MAX_NAME) || 'files'}.zip`,
    }),
  });
}
