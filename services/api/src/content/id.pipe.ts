import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error.ts';

const ID = /^[1-9]\d{0,8}$/u;

/** The id in the address of an item; what is none leads to nothing. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (ID.test(value)) return Number(value);
    throw new AppError(404, 'Такой записи нет');
  }
}
