import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../../errors/app-error.ts';

const ID = /^[1-9]\d{0,8}$/u;

/** 400 with the sentence that the specification gives. */
@Injectable()
export class CategoryIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (ID.test(value)) return Number(value);
    throw new AppError(400, 'categoryId must be positive integer');
  }
}
