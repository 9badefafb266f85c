import { normalizePhone, phoneProblem } from '@polden/ru';
import { Transform } from 'class-transformer';
import { IsOptional, registerDecorator } from 'class-validator';

const MOBILE = { mobile: true };
const E164_MOBILE = /^\+79\d{9}$/u;

/** A Russian mobile as it was typed; the DTO receives E.164: +79161234567. */
export function IsMobilePhone(): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }: { value: unknown }) => toE164(value))(target, property);
    registerDecorator({
      name: 'isMobilePhone',
      target: target.constructor,
      propertyName: String(property),
      options: { message: ({ value }) => phoneProblem(String(value ?? ''), MOBILE) ?? 'Укажите номер' },
      validator: { validate: (value: unknown) => typeof value === 'string' && E164_MOBILE.test(value) },
    });
  };
}

function toE164(value: unknown): unknown {
  if (typeof value !== 'string' || phoneProblem(value, MOBILE) !== null) return value;
  return normalizePhone(value) ?? value;
}

/** A field that may be left out; null, which IsOptional lets through, is left out as well. */
export function MayBeAbsent(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    Transform(({ value }: { value: unknown }) => value ?? undefined)(target, property);
  };
}

/** A line of at most `max` characters without control characters, which PostgreSQL and the CRM refuse. */
export function IsLine(max: number, message: string): PropertyDecorator {
  return (target, property) => {
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
