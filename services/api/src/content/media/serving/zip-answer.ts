import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { disposition } from '../../../core/http/disposition.ts';
import { fileNameOf } from '../file-name.ts';

/** The archive as a download that is called by its title. */
export function zipAnswer(reply: FastifyReply, title: string, archive: Readable): StreamableFile {
  void reply.header('Access-Control-Expose-Headers', 'Content-Disposition');
  return new StreamableFile(archive, {
    type: 'application/zip',
    disposition: disposition(`${fileNameOf(title)}.zip`),
  });
}
