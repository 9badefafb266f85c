import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@polden/api-contract';
import { isObject, type ValidationError } from 'class-validator';
import { objectBody } from './object-body.ts';
import { givenValues } from './query-values.ts';
import { AppError } from '../errors/app-error.ts';

/** A DTO of which more may be missing than its fields tell one by one. */
export interface LackingBody {
  /** What is missing beside wrong fields, of a body that may have any. */
  lacking: () => FieldErrors;
}

/**
 * Turns bodies and queries into their DTO classes: unknown fields are dropped, wrong ones answer 422.
 * A validator of a DTO carries its own message, or says what its kind says.
 */
export function validationPipe(): ValidationPipe {
  return new ObjectsPipe({
    transform: true,
    whitelist: true,
    validationError: { target: true, value: false },
    exceptionFactory: (errors) => {
      const wrong = fieldErrors(errors);
      // What a field says of itself counts for more.
      const validation = { ...wrong, ...lackingIn(errors), ...wrong };
      const sentence = Object.keys(validation).length
        ? 'Проверьте введённые данные'
        : 'Запрос составлен неверно';
      return AppError.invalid(validation, sentence);
    },
  });
}

/**
 * Leaves the parts of an address to the pipes of their handlers: made into a number here, `0x1` would come to them as 1. What is
 * empty in a query is left out.
 */
class ObjectsPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(this.toValidate(metadata) ? valuesOf(value, metadata) : value, metadata);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

function valuesOf(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
  if (type === 'body') return objectBody(value);
  return type === 'query' && metatype && isObject(value) ? givenValues(value, metatype) : value;
}

function lackingIn([first]: readonly ValidationError[]): FieldErrors {
  const body: Partial<LackingBody> | undefined = first?.target;
  return body?.lacking?.() ?? {};
}

function fieldErrors(errors: readonly ValidationError[], path = ''): FieldErrors {
  const entries = errors.flatMap(({ property, constraints, children = [] }): [string, string[]][] => {
    const name = [path, property].filter(Boolean).join('.');
    const own: [string, string[]][] = constraints && name ? [[name, [firstOf(property, constraints)]]] : [];
    return [...own, ...Object.entries(fieldErrors(children, name))];
  });
  return Object.fromEntries(entries);
}

/** Rules about how much of it there is, which what is missing or of another kind breaks as well. */
const LIMITS = new Set(['max', 'min', 'maxLength', 'minLength', 'length', 'arrayMaxSize', 'arrayMinSize']);

/** What is said where a DTO says nothing of its own. */
const WORDS: Record<string, string> = {
  isString: 'Здесь нужен текст',
  isInt: 'Здесь нужно целое число',
  isNumber: 'Здесь нужно число',
  isBoolean: 'Здесь нужно «да» или «нет»: true или false',
  isArray: 'Здесь нужен список',
  isObject: 'Здесь нужен объект',
  isIn: 'Такого значения нет',
  isUuid: 'Идентификатор написан неверно',
  max: 'Слишком большое число',
  min: 'Слишком маленькое число',
  maxLength: 'Слишком длинно',
  minLength: 'Слишком коротко',
  arrayMaxSize: 'Слишком длинный список',
  arrayMinSize: 'Список слишком короткий',
};

/** One message for a field: what it is comes before how much of it there may be. */
function firstOf(property: string, constraints: Record<string, string>): string {
  const rules = Object.keys(constraints);
  const rule = rules.find((name) => !LIMITS.has(name)) ?? rules[0] ?? '';
  const message = constraints[rule] ?? '';
  return message === '' || isOfLibrary(message, property) ? (WORDS[rule] ?? 'Проверьте это поле') : message;
}

/** What class-validator says by itself: English, about the name of the property. */
function isOfLibrary(message: string, property: string): boolean {
  return [`${property} `, 'each value in ', 'nested property ', 'property '].some((start) =>
    message.startsWith(start),
  );
}
