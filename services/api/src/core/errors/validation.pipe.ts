import { ValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@polden/api-contract';
import type { ValidationError } from 'class-validator';
import { AppError } from './app-error.ts';

/**
 * Turns bodies and queries into their DTO classes: unknown fields are dropped, wrong ones answer 422.
 * Each validator of a DTO carries its Russian message.
 */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const validation = fieldErrors(errors);
      const sentence = Object.keys(validation).length
        ? 'Проверьте введённые данные'
        : 'Запрос составлен неверно';
      return AppError.invalid(validation, sentence);
    },
  });
}

function fieldErrors(errors: readonly ValidationError[], path = ''): FieldErrors {
  const entries = errors.flatMap(({ property, constraints, children = [] }): [string, string[]][] => {
    const name = [path, property].filter(Boolean).join('.');
    const own: [string, string[]][] = constraints && name ? [[name, [firstOf(constraints)]]] : [];
    return [...own, ...Object.entries(fieldErrors(children, name))];
  });
  return Object.fromEntries(entries);
}

/** Rules about how much of it there is, which what is missing or of another kind breaks as well. */
const LIMITS = new Set(['max', 'min', 'maxLength', 'minLength', 'length', 'arrayMaxSize', 'arrayMinSize']);

/** One message for a field: what it is comes before how much of it there may be. */
function firstOf(constraints: Record<string, string>): string {
  const rules = Object.keys(constraints);
  const rule = rules.find((name) => !LIMITS.has(name)) ?? rules[0];
  return (rule !== undefined && constraints[rule]) || 'Проверьте это поле';
}
