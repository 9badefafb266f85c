import { describe, expect, it } from '@jest/globals';
import { defineContentType } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import { fromColumns, readValues, toColumns } from './values.ts';

const type = defineContentType({
  name: 'sample',
  table: 'sample',
  title: 'name',
  titles: { section: 'Образцы', accusative: 'образец' },
  fields: {
    name: { kind: 'text', label: 'Имя', required: 'always', maxLength: 10 },
    note: { kind: 'text', label: 'Заметка', required: 'toPublish', maxLength: 100, multiline: true },
    address: { kind: 'slug', label: 'Адрес', required: 'never', maxLength: 20, source: 'name' },
    startDay: { kind: 'date', label: 'Начало', required: 'never' },
    shown: { kind: 'boolean', label: 'Показывать', required: 'never' },
    share: { kind: 'number', label: 'Доля', required: 'toPublish', min: 0, max: 1, integer: false },
    body: { kind: 'richText', label: 'Текст', required: 'never', maxLength: 5 },
    photo: { kind: 'image', label: 'Фото', required: 'never', aspect: 1 },
  },
});

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const mediaId = '11111111-2222-4333-8444-555555555555';
const errorsOf = (given: Record<string, unknown>, published = false): object | undefined => {
  try {
    readValues(type, { name: 'Имя', ...given }, null, published);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.validation : { thrown: error };
  }
};

describe('values of a content type', () => {
  it('go to the columns of their kinds and come back', () => {
    const given = {
      name: ' Ёж ',
      note: 'раз\r\nдва',
      address: 'Ezh-1',
      shown: true,
      share: 0.5,
      body: doc('слово'),
      photo: { mediaId, alt: '  ёж  ' },
    };
    const values = readValues(type, given, null, true);
    const columns = toColumns(type, values);
    expect(columns).toMatchObject({
      name: 'Ёж',
      note: 'раз\nдва',
      address: 'ezh-1',
      start_day: null,
      shown: true,
      share: 0.5,
      body_html: '<p>слово</p>',
      photo_id: mediaId,
      photo_alt: 'ёж',
      search_title: 'еж',
      search_text: 'раз два слово',
    });
    expect(fromColumns(type, { ...columns, share: '0.5' })).toEqual(values);
  });

  it('that are not sent stay as they are', () => {
    const present = readValues(type, { name: 'Имя', share: 1 }, null, false);
    expect(readValues(type, { note: 'новая' }, present, false)).toEqual({ ...present, note: 'новая' });
  });

  it.each([
    ['name', 'длиннее десяти знаков', /не больше 10/u],
    ['name', 'две\nстроки', /переводы строк/u],
    ['name', 7, /текстом/u],
    ['note', 'ноль\u0000', /служебные знаки/u],
    ['address', 'два--дефиса', /латинские/u],
    ['address', '2026', /хотя бы одну букву/u],
    ['startDay', '2026-02-30', /2026-11-21/u],
    ['startDay', 5, /2026-11-21/u],
    ['startDay', '0202-11-27', /Проверьте год в поле «Начало»/u],
    ['shown', 'yes', /«да» или «нет»/u],
    ['share', 1.1, /от 0 до 1/u],
    ['share', Number.NaN, /от 0 до 1/u],
    ['body', doc('длинно'), /не больше 5/u],
    ['body', 12, /строка \(слова или HTML\)/u],
    ['photo', { mediaId, alt: ' ' }, /описание картинки/u],
    ['photo', { mediaId, alt: '\u200b' }, /описание картинки/u],
    ['photo', { mediaId, alt: 'ё'.repeat(201) }, /не больше 200/u],
    ['name', '\u200b\u202e', /Введите имя/u],
    ['photo', { mediaId: '../../etc', alt: 'x' }, /Загрузите/u],
    ['photo', 'x', /Загрузите/u],
  ])('%s refuses %j', (name, value, message) => {
    expect(errorsOf({ [name]: value })).toEqual({ [name]: [expect.stringMatching(message)] });
  });

  it('may lack in a draft what a published item must have', () => {
    expect(errorsOf({})).toBeUndefined();
    expect(errorsOf({}, true)).toEqual({ note: ['Введите заметку'], share: ['Укажите долю'] });
    expect(errorsOf({ name: '  ' })).toEqual({ name: ['Введите имя'] });
  });

  it('take a day and give it back', () => {
    const values = readValues(type, { name: 'Имя', startDay: '2026-11-21' }, null, false);
    expect(toColumns(type, values)['start_day']).toBe('2026-11-21');
    expect(fromColumns(type, { ...toColumns(type, values), start_day: new Date(2026, 10, 21) })).toEqual(
      values,
    );
    const ancient = new Date(2026, 10, 27);
    ancient.setFullYear(202);
    expect(fromColumns(type, { ...toColumns(type, values), start_day: ancient })['startDay']).toBe(
      '0202-11-27',
    );
  });

  it('are kept without what nobody sees', () => {
    const given = {
      name: 'ZZ\u200bCODE\u202e',
      note: 'пере\u00adнос\n👩\u200d🌾',
      body: doc('да\u200b\u2066'),
    };
    expect(readValues(type, given, null, false)).toMatchObject({
      name: 'ZZCODE',
      note: 'пере\u00adнос\n👩\u200d🌾',
      body: doc('да'),
    });
    expect(readValues(type, { name: 'Имя', body: doc('\u200b') }, null, false)['body']).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph' }],
    });
  });

  it('end no earlier than they begin, in the words of their kind', () => {
    const period = defineContentType({
      name: 'period',
      table: 'period',
      title: 'name',
      titles: type.titles,
      fields: {
        name: type.fields.name,
        startDay: type.fields.startDay,
        endDay: { kind: 'date', label: 'Конец', required: 'never' },
      },
      ranges: [{ from: 'startDay', to: 'endDay' }],
    });
    const given = { name: 'Имя', startDay: '2026-11-21', endDay: '2026-11-20' };
    expect(() => readValues(period, given, null, false)).toThrow(
      expect.objectContaining({
        validation: { endDay: ['Исправьте «Конец»: не раньше, чем «Начало»'] },
      }),
    );
  });
});
