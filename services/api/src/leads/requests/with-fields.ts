import type { ApiPropertyOptions } from '@nestjs/swagger';
import { type BodyOf, type FieldOfRequest, type FieldsOfRequest, sentKind } from '@polden/api-contract';
import { Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';
import { Field } from '../../core/dto/field.ts';

interface SentOtherwise {
  api?: ApiPropertyOptions;
  /** May come as «{id, title}». */
  titled?: true;
}

/** A DTO with the fields of `base` and a checked one for each field of a request; `others` says what the API has beside a form. */
export function withFields<Base extends object, Fields extends FieldsOfRequest>(
  base: new () => Base,
  fields: Fields,
  others: Partial<Record<keyof Fields, SentOtherwise>> = {},
): new () => Base & BodyOf<Fields> {
  class Asking extends (base as new () => object) {}
  for (const [name, field] of Object.entries<FieldOfRequest>(fields)) {
    const kind = sentKind(field);
    // Files are no part of the body.
    if (kind === undefined) continue;
    const { required = false, missing } = field;
    const { api = {}, titled } = others[name] ?? {};
    if (titled) Transform(({ value }: { value: unknown }) => titleIn(value))(Asking.prototype, name);
    Field(kind, { required, missing, api })(Asking.prototype, name);
    if (field.kind === 'line' && field.differsFrom) differs(Asking, name, field.differsFrom);
  }
  return Asking as new () => Base & BodyOf<Fields>;
}

function titleIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}

function differs(target: new () => object, propertyName: string, from: { name: string; message: string }) {
  registerDecorator({
    name: 'differs',
    target,
    propertyName,
    options: { message: from.message },
    validator: {
      validate: (value: unknown, args) =>
        value === undefined || value !== new Map(Object.entries(args?.object ?? {})).get(from.name),
    },
  });
}
