import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { disposition } from './disposition.ts';

/** Of an answer with a file of a person: no cache keeps it, and nothing in it runs. */
export const PrivateFile = () =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    Header('Content-Security-Policy', `default-src 'none'; sandbox`),
    Header('X-Content-Type-Options', 'nosniff'),
  );

/** To be saved, never shown in the window. */
export function privateFile(file: { fileName: string; mimeType: string; bytes: Buffer }): StreamableFile {
  return new StreamableFile(file.bytes, {
    type: file.mimeType,
    disposition: disposition(file.fileName),
  });
}
