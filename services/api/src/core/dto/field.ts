import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type FieldKind, isTicked, line, lines, visibleText, writtenText } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { Equals, IsOptional, Matches, MaxLength, registerDecorator } from 'class-validator';

export interface FieldOptions {
  /** Absent and '' are the same: what was left empty. */
  required?: boolean;
  /** What is said when it is missing, also by what else was sent. Default: that of the kind, or its message of a wrong one. */
  missing?: string | ((sent: object) => string) | undefined;
  api?: ApiPropertyOptions;
}

/**
 * A decorator of a DTO's field of a kind: trims, takes '' for absent, and turns what was written into what is kept; what
 * the kind does not take is refused with its message.
 */
export function Field(
  kind: FieldKind,
  { required = false, missing = kind.missing, api = {} }: FieldOptions = {},
): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ ...schemaOf(kind), ...api, required } as ApiPropertyOptions)(target, property);
    if (!required) IsOptional()(target, property);
    const optional = !required && missing === undefined;
    Transform(({ value }: { value: unknown }) => readField(kind, value, optional))(target, property);
    registerDecorator({
      name: 'field',
      target: target.constructor,
      propertyName: String(property),
      options: {
        message: ({ value, object }) => {
          const told = typeof missing === 'function' ? missing(object) : missing;
          return (value === undefined ? told : undefined) ?? kind.check(textIn(kind, value) ?? '') ?? '';
        },
      },
      validator: {
        validate: (value: unknown) =>
          typeof value === (kind.number ? 'number' : 'string') &&
          textIn(kind, value) !== null &&
          kind.check(String(value)) === null,
      },
    });
  };
}

function schemaOf({ number, maxLength, example, contact }: FieldKind): ApiPropertyOptions {
  return {
    ...(number ? { type: 'integer', minimum: number.min } : { type: String }),
    ...(number?.max !== undefined && { maximum: number.max }),
    ...(contact === 'email' && { format: 'email' }),
    ...(maxLength !== undefined && { maxLength }),
    ...(example !== undefined && { example: number ? Number(example) : example }),
  };
}

function readField(kind: FieldKind, value: unknown, optional: boolean): unknown {
  const typed = textIn(kind, value);
  if (typed === null) return value ?? undefined;
  const text = writtenText(kind, typed, optional);
  if (text === '') return undefined;
  if (kind.check(text) !== null) return text;
  const kept = kind.normalise?.(text) ?? text;
  return kind.number ? Number(kept) : kept;
}

/** What was written; null when the value is of no type that the kind takes. */
function textIn({ number, contact }: FieldKind, value: unknown): string | null {
  if (typeof value === 'string') return visibleText(value.toWellFormed());
  const isOfFigures = number !== undefined || contact === 'phone';
  return isOfFigures && Number.isInteger(value) ? String(value) : null;
}

/** One line of up to `max` characters. */
export const Line = (max: number, message: string, options?: FieldOptions): PropertyDecorator =>
  Field(line(max, message), options);

/** Several lines of up to `max` characters. */
export const Lines = (max: number, message: string, options?: FieldOptions): PropertyDecorator =>
  Field(lines(max, message), options);

/** A form without scripts sends «280 000» where scripts send 280000; what was left empty is absent. */
export function WholeNumber(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value ?? undefined;
    const text = value.trim();
    if (text === '') return undefined;
    return /^\d[\d\s]{0,15}$/u.test(text) ? Number(text.replace(/\s/gu, '')) : value;
  });
}

/** A tick box: true, or what a form without scripts posts for a ticked one. */
export function Ticked(message: string): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: Boolean, enum: [true] })(target, property);
    Transform(({ value }: { value: unknown }) => isTicked(value) || value)(target, property);
    Equals(true, { message })(target, property);
  };
}

/** A name of ours: `lkk_zaim2`. */
export const Code = (message: string): PropertyDecorator => {
  return (target, property) => {
    ApiProperty({ type: String, required: false, maxLength: 40 })(target, property);
    IsOptional()(target, property);
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))(target, property);
    MaxLength(40, { message })(target, property);
    Matches(/^[a-z0-9_]{1,40}$/u, { message })(target, property);
  };
};
