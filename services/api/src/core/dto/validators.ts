import { mobile, visibleText } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { IsOptional, registerDecorator, type ValidationArguments } from 'class-validator';
import { Field } from './field.ts';

/** A Russian mobile as it was typed; the DTO receives E.164: +79161234567. */
export const IsMobilePhone = (): PropertyDecorator => Field(mobile, { required: true });

/** A field that may be left out; null, which IsOptional lets through, is left out as well. */
export function MayBeAbsent(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    Transform(({ value }: { value: unknown }) => value ?? undefined)(target, property);
  };
}

/** The end of a period; `start`: field of the same query with its first day; both as YYYY-MM-DD. */
export function NotBefore(start: string, message: string): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'notBefore',
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const from: unknown = Object.entries(object).find(([name]) => name === start)?.[1];
          return typeof value !== 'string' || typeof from !== 'string' || from <= value;
        },
      },
    });
  };
}

/**
 * A line of at most `max` characters without control characters, which PostgreSQL and the CRM refuse. What nobody sees of it,
 * and the spaces around it, are not part of it: two titles that look the same are the same.
 */
export function IsLine(max: number, message: string): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? visibleText(value.toWellFormed()) : value,
    )(target, property);
    registerDecorator({
      name: 'isLine',
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= max && !/\p{Cc}/u.test(value),
      },
    });
  };
}
