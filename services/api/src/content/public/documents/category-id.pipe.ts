import { Injectable, type PipeTransform } from '@nestjs/common';
import { isRowId } from '../../../core/dto/row-id.ts';
import { AppError } from '../../../core/errors/app-error.ts';

const NUMBER = /^[1-9]\d*$/u;

/** 400 with the sentence that the specification gives; 404 for a number that no category can have. */
@Injectable()
export class CategoryIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!NUMBER.test(value)) throw new AppError(400, 'categoryId must be positive integer');
    const id = Number(value);
    if (isRowId(id)) return id;
    throw new AppError(404, 'Такого раздела нет');
  }
}
