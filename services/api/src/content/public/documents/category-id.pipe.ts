import { Injectable, type PipeTransform } from '@nestjs/common';
import { isRowId } from '../../../core/dto/row-id.ts';
import { AppError } from '../../../core/errors/app-error.ts';

const NUMBER = /^[1-9]\d*$/u;

/** 400 with the sentence that the specification gives. */
@Injectable()
export class CategoryIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = NUMBER.test(value) ? Number(value) : null;
    if (isRowId(id)) return id;
    throw new AppError(400, 'categoryId must be positive integer');
  }
}
