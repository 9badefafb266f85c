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
    // Several rules of a field may say the same.
    const own: [string, string[]][] =
      constraints && name ? [[name, [...new Set(Object.values(constraints))]]] : [];
    return [...own, ...Object.entries(fieldErrors(children, name))];
  });
  return Object.fromEntries(entries);
}
