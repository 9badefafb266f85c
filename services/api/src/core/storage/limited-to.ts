import { FileTooLargeError } from './file-too-large.error.ts';

/** A step of a pipeline that fails with FileTooLargeError as soon as more has come. */
export function limitedTo(maxBytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new FileTooLargeError();
      yield chunk;
    }
  };
}
