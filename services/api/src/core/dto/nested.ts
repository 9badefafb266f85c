import { applyDecorators } from '@nestjs/common';
import { type ClassConstructor, Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

/** An object with fields checked as those of the class. */
export const ObjectOf = (type: ClassConstructor<object>, message?: string) =>
  applyDecorators(
    IsObject(said(message)),
    ValidateNested(),
    Type(() => type),
  );

/** A list of such objects: of a list inside it, no field would be checked. */
export const ListOf = (type: ClassConstructor<object>, message?: string) =>
  applyDecorators(
    IsArray(said(message)),
    IsObject({ each: true, ...said(message) }),
    ValidateNested({ each: true }),
    Type(() => type),
  );

function said(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message };
}
