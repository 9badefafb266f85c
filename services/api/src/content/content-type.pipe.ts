import { Injectable, type PipeTransform } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';

/** The type that an address names; 404 when there is none. */
@Injectable()
export class ContentTypePipe implements PipeTransform<string, ContentType> {
  transform(given: string): ContentType {
    const type = CONTENT_TYPES.find(({ name }) => name === given);
    if (!type) throw new AppError(404, 'Такого раздела нет');
    return type;
  }
}
