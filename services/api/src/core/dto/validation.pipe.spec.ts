import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsString,
  MaxLength,
  Min,
} from 'class-validator';
import { ListOf, ObjectOf } from './nested.ts';
import { AppError } from '../errors/app-error.ts';
import { validationPipe } from './validation.pipe.ts';

class Inner {
  @IsString()
  name: unknown;
}

class Bare {
  @IsString()
  text: unknown = '';

  @MaxLength(2)
  short: unknown = '';

  @IsInt()
  @Min(1)
  count: unknown = 1;

  @IsBoolean()
  on: unknown = true;

  @IsArray()
  @ArrayMaxSize(1)
  @IsString({ each: true })
  list: unknown = [];

  @IsIn(['a'])
  choice: unknown = 'a';

  @IsEmail()
  email: unknown = 'anna@mail.ru';

  @ObjectOf(Inner)
  inner: unknown = Object.assign(new Inner(), { name: '' });

  @ArrayMaxSize(1)
  @ListOf(Inner)
  inners: unknown = [];

  @IsInt({ message: 'Страница — целое число от 1' })
  page: unknown = 1;
}

async function refusalOf(body: object): Promise<unknown> {
  try {
    await validationPipe().transform(body, { type: 'body', metatype: Bare });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.validation : error;
  }
}

describe('a validator without a message of its own', () => {
  it.each([
    [{ text: ['1', '2'] }, { text: ['Здесь нужен текст'] }],
    [{ short: 'длинно' }, { short: ['Слишком длинно'] }],
    [{ count: 'x' }, { count: ['Здесь нужно целое число'] }],
    [{ count: 0 }, { count: ['Слишком маленькое число'] }],
    [{ on: 'да' }, { on: ['Здесь нужно «да» или «нет»: true или false'] }],
    [{ list: [1] }, { list: ['Здесь нужен текст'] }],
    [{ list: ['1', '2'] }, { list: ['Слишком длинный список'] }],
    [{ choice: 'b' }, { choice: ['Такого значения нет'] }],
    [{ email: 'b' }, { email: ['Проверьте это поле'] }],
    [{ inner: { name: 1 } }, { 'inner.name': ['Здесь нужен текст'] }],
    [{ inner: 5 }, { inner: ['Здесь нужен объект'] }],
    [{ inner: [] }, { inner: ['Здесь нужен объект'] }],
    [{ inners: 'x' }, { inners: ['Здесь нужен список'] }],
    [{ inners: [{ name: 1 }] }, { 'inners.0.name': ['Здесь нужен текст'] }],
    [{ inners: [[]] }, { inners: ['Здесь нужен объект'] }],
    [{ inners: [null] }, { inners: ['Здесь нужен объект'], 'inners.0': ['Проверьте это поле'] }],
  ])('says in Russian what is wrong: %j', async (body, refusal) => {
    expect(await refusalOf(body)).toEqual(refusal);
  });

  it('does not speak for one that has its own', async () => {
    expect(await refusalOf({ page: 'x' })).toEqual({ page: ['Страница — целое число от 1'] });
  });
});
