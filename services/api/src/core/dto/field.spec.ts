import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { checkField, FIELD_KINDS, type FieldKind } from '@polden/field-kinds';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { Field } from './field.ts';

const MISSING = 'Заполните это поле';
const WRITTEN = [
  ...['', ' ', '0', '1', '1,5 млн', '90 000', '90 000 ₽', '100000001', '2020', '1950', '4510', '123456'],
  ...['Анна', ' Анна  Мария ', 'Anna', 'А'.repeat(61), 'а'.repeat(301), 'а\u0007б', '\ud800'],
  ...['05.03.1990', '1990-03-05', '31.02.1990', '20.05.2015', '01.01.2099', '05.03.1890'],
  ...['4510 123456', '4510-123456', '4510 12345', '770-001', '770001', '77-001', 'a123bc77', 'Д123ВС77'],
  ...['Москва', 'Подмосковье', 'Атлантида', 'anna@mail.ru', 'anna@почта.рф', 'anna@', 'a..b@mail.ru'],
  ...['+7', '8 (916) 123-45-67', '+7 495 123-45-67', '79161234567'],
];

/** What the API says of a value that was sent; null when it takes it. */
function refusal(kind: FieldKind, value: unknown, required: boolean): string | null {
  class Body {
    value?: unknown;
  }
  Field(kind, { required, missing: MISSING })(Body.prototype, 'value');
  const [error] = validateSync(plainToInstance(Body, { value }));
  return Object.values(error?.constraints ?? {})[0] ?? null;
}

describe.each(Object.entries<FieldKind>(FIELD_KINDS))('a field of the kind %s', (_name, kind) => {
  it.each([true, false])('is refused by the API with what the browser says (required: %s)', (required) => {
    const texts = fc.oneof(fc.constantFrom(...WRITTEN), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        const said = checkField(kind, text.toWellFormed(), required ? MISSING : null);
        expect(refusal(kind, text, required)).toBe(said);
      }),
      { examples: WRITTEN.map((text): [string] => [text]) },
    );
  });

  it('is of one type', () => {
    for (const value of [true, {}, [], Number.NaN, 1.5]) expect(refusal(kind, value, true)).not.toBeNull();
    expect(refusal(kind, null, true)).toBe(MISSING);
    expect(refusal(kind, null, false)).toBeNull();
  });
});
