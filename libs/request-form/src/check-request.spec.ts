import { describe, expect, it } from '@jest/globals';
import { FORM_MESSAGES, NAME_FIELD } from '@polden/api-contract';
import { link, REQUEST_TEXTS } from '@polden/field-kinds';
import { checkRequest } from './check-request.ts';
import { filesOf } from './request-body.ts';
import { consent } from './personal-data-consent.ts';
import { fieldsOf, type RequestFormModel } from './request-form.model.ts';

const MODEL: RequestFormModel = {
  name: 'trial',
  path: 'trial',
  title: '',
  lead: '',
  fields: fieldsOf({
    name: NAME_FIELD,
    comment: { kind: 'lines', of: REQUEST_TEXTS.comment, label: 'О себе' },
    city: { kind: 'city', label: 'Город' },
    reference: { kind: 'line', of: link, label: 'Адрес' },
    files: {
      kind: 'files',
      label: 'Снимки',
      types: ['pdf', 'docx'],
      photos: true,
      maxBytes: 1024,
      maxCount: 2,
    },
  }),
  consents: [consent()],
  submit: '',
  accepted: { title: '', text: '' },
};

const file = (name: string, bytes = 1, type = ''): readonly [string, File] => [
  'files',
  new File(['a'.repeat(bytes)], name, { type }),
];
const check = (values: Record<string, string>, files: (readonly [string, File])[] = []) =>
  checkRequest(MODEL, { values, ticked: ['consent'] }, files);

describe('a text', () => {
  it('that is too long is told with what is missing and what is wrong', () => {
    expect(
      check({ comment: 'я'.repeat(2_001), city: 'г'.repeat(101), reference: 'адрес' }, [file('a.exe')]),
    ).toEqual({
      name: ['Напишите, как к вам обращаться'],
      comment: [REQUEST_TEXTS.comment.check('я'.repeat(2_001))],
      city: ['Город: одной строкой до 100 знаков'],
      reference: ['Скопируйте адрес страницы целиком, вместе с названием сайта'],
      files: ['Не подойдёт «a.exe»: приложите фотографию, PDF или DOCX'],
    });
  });

  it('of the full length is taken, and a break of lines counts once', () => {
    expect(check({ name: 'Анна', comment: `${'я'.repeat(1_000)}\r\n${'я'.repeat(999)}` })).toEqual({});
  });
});

describe('boxes', () => {
  it('that are not ticked are told each in words of its own', () => {
    const risks = { name: 'riskAccepted', text: 'Прочитано', missing: FORM_MESSAGES.risks };
    const model = { ...MODEL, consents: [risks, consent()] };
    expect(checkRequest(model, { values: { name: 'Анна' }, ticked: [] })).toEqual({
      riskAccepted: [FORM_MESSAGES.risks],
      consent: [FORM_MESSAGES.consent],
    });
  });
});

describe('files', () => {
  const told = (...files: (readonly [string, File])[]) => check({ name: 'Анна' }, files)['files'] ?? [];

  it.each([
    ['scan.PDF', ''],
    ['photo.JPG', ''],
    ['IMG_0001', 'image/jpeg'],
  ])('%s is taken', (name, type) => {
    expect(told(file(name, 1, type))).toEqual([]);
  });

  it.each([
    ['vector.svg', 'image/svg+xml'],
    ['photo.heic', 'image/heic'],
    ['pdf', ''],
    ['', ''],
  ])('«%s» is not', (name, type) => {
    expect(told(file(name, 1, type))).toHaveLength(1);
  });

  it('that are empty are told: nobody finds out later that nothing came', () => {
    const form = new FormData();
    form.append('files', new File([], ''));
    expect(filesOf(form, MODEL)).toEqual([]);
    form.append('files', new File([], 'resume.pdf'));
    const files = filesOf(form, MODEL);
    expect(files.map(([, { name }]) => name)).toEqual(['resume.pdf']);
    expect(told(...files)).toEqual(['Файл пустой: «resume.pdf»']);
    expect(told(file('a.pdf', 0), file('b.pdf', 0))).toEqual(['Файлы пустые: «a.pdf», «b.pdf»']);
  });

  it('that are too many, foreign and too large are told at once', () => {
    expect(told(file('a.pdf', 1025), file('b.exe'), file('c.pdf'))).toEqual([
      'Можно приложить не больше 2 файлов. Не подойдёт «b.exe»: приложите фотографию, PDF или DOCX. Больше 1\u00a0КБ: «a.pdf»',
    ]);
  });
});
