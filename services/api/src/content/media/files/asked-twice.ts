import { Logger } from '@nestjs/common';
import { AppError } from '../../../core/errors/app-error.ts';

const ATTEMPTS = 2;
const logger = new Logger('FileReader');

/**
 * What a reader says of a file. One that ends, is late or wants too much memory says nothing of it, and is asked once more;
 * 503 when it fails again: on a busy machine a sound file meets the same.
 */
export async function askedTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let cause: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      logger.warn(error, `A file was not read, attempt ${attempt} of ${ATTEMPTS}`);
      cause = error;
    }
  }
  throw new AppError(503, 'Не удалось проверить файл. Попробуйте ещё раз', { cause });
}
