import { Injectable, type PipeTransform } from '@nestjs/common';
import { isRowId } from './row-id.ts';
import { AppError } from '../errors/app-error.ts';

const NUMBER = /^[1-9]\d*$/u;

/** The id in the address of an item; what no item can have leads to nothing. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = NUMBER.test(value) ? Number(value) : null;
    if (isRowId(id)) return id;
    throw new AppError(404, 'Такой записи нет');
  }
}
