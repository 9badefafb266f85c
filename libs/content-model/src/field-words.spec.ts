import { describe, expect, it } from '@jest/globals';
import { CONTENT_TYPES } from './content-types.ts';
import type { Field } from './field.ts';
import { FIELD_WORDS } from './field-words.ts';

/** Read by a Russian: a new field whose words are not here is read as well. */
const READ = [
  'Введите адрес офиса, адрес страницы, вопрос, вступление, город, должность, заголовок, имя, имя файла, код, место',
  'Введите название, номер выпуска, описание, поддомен, поддомен города, подпись, срок, текст, тикер, токен erid, условия',
  'Выберите альбом, группу, дату до оферты, издание, раздел',
  'Загрузите файл',
  'Добавьте картинку',
  'Напишите ответ, текст',
  'Укажите адрес, год выпуска, купон, номинал, объём, прирост за месяц, ПСК до, ПСК от, срок, ставку',
  'Укажите сумму, сумму до, сумму от',
].flatMap((line) => {
  const [verb = '', ...objects] = line.split(/ (.+)/u);
  return objects
    .join('')
    .split(', ')
    .map((object) => `${verb} ${object}`);
});

describe('what is said of a number out of its bounds', () => {
  it('has them as people write numbers', () => {
    const field: Field = {
      kind: 'number',
      label: 'Объём',
      required: 'never',
      min: 0.01,
      max: 1_000_000_000_000_000,
      integer: false,
    };
    const words = FIELD_WORDS.notNumber(field, field).replaceAll('\u00a0', ' ');
    expect(words).toBe('Укажите число от 0,01 до 1 000 000 000 000 000: Объём');
  });
});

describe('what is said of an empty field', () => {
  const fields: [string, Field][] = CONTENT_TYPES.flatMap((type) =>
    Object.entries(type.fields)
      .filter(([, { required, kind, ask }]) => required !== 'never' && kind !== 'choice' && ask === undefined)
      .map(([name, field]): [string, Field] => [`${type.name}.${name}`, field]),
  );

  it.each(fields)('of %s is an instruction that reads as Russian', (_name, field) => {
    expect(READ).toContain(FIELD_WORDS.missing(field));
  });

  it('is its own where the label says it badly', () => {
    const said = CONTENT_TYPES.flatMap((type) => Object.values(type.fields)).flatMap(({ ask }) => ask ?? []);
    expect(said).toEqual(expect.arrayContaining(['Укажите, куда ведёт ссылка', 'Напишите, кто это']));
    expect(said.filter((words) => !/^[А-Я][а-я]+те[ ,]/u.test(words))).toEqual([]);
  });
});
