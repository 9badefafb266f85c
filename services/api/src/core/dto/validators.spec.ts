import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { IsNotEmpty, validateSync } from 'class-validator';
import { IsLine } from './validators.ts';

class Titled {
  @IsLine(10, 'Одна строка до 10 знаков')
  @IsNotEmpty({ message: 'Назовите' })
  title: unknown;
}

function kept(title: unknown): unknown {
  const sent = plainToInstance(Titled, { title });
  const [error] = validateSync(sent);
  return error ? Object.values(error.constraints ?? {}) : sent.title;
}

describe('a line that staff write', () => {
  it.each([
    ['without what nobody sees', '\u200bМой\u2060 вид\ufeff', 'Мой вид'],
    ['without the spaces around it', ' \u200b Вид\u200b ', 'Вид'],
    ['as long as it looks', 'абвгдежзик\u200b', 'абвгдежзик'],
    ['with an emoji that is joined', '👩🏽\u200d⚕\ufe0f', '👩🏽\u200d⚕\ufe0f'],
  ])('is kept %s', (_, written, line) => {
    expect(kept(written)).toBe(line);
  });

  it.each([
    ['nothing but what nobody sees', '\u200b\u3164', ['Назовите']],
    ['two lines', 'раз\nдва', ['Одна строка до 10 знаков']],
    ['no text', 5, ['Одна строка до 10 знаков']],
  ])('is refused: %s', (_, written, messages) => {
    expect(kept(written)).toEqual(messages);
  });
});
