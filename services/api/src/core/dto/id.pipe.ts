import { Injectable, type PipeTransform } from '@nestjs/common';
import { isRowId } from './row-id.ts';
import { AppError } from '../errors/app-error.ts';

const NUMBER = /^[1-9]\d*$/u;

/** The id in the address of an item; what is none leads to nothing, and a number that no item can have is refused. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!NUMBER.test(value)) throw new AppError(404, 'Такой записи нет');
    const id = Number(value);
    if (isRowId(id)) return id;
    throw AppError.invalid({ id: ['Записи с таким номером быть не может'] });
  }
}
