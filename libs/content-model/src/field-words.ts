import { formatNumber } from '@polden/ru';
import type { Field, FieldKind } from './field.ts';

/** What is done to fill a field of the kind. */
const VERBS: Record<FieldKind, string> = {
  text: 'Введите',
  slug: 'Введите',
  richText: 'Напишите',
  image: 'Добавьте',
  date: 'Выберите',
  boolean: 'Выберите',
  number: 'Укажите',
  choice: 'Выберите',
  reference: 'Выберите',
  file: 'Загрузите',
  link: 'Укажите',
};

/**
 * What the form and the API say of a wrong value: an instruction, in one place for both. «Введите заголовок», «Сократите
 * вступление: не больше 320 знаков».
 */
export const FIELD_WORDS = {
  missing: (field: Field) => field.ask ?? `${VERBS[field.kind]} ${object(field)}`,
  notText: (field: Field) => `Введите ${object(field)} текстом`,
  tooLong: (field: Field, most: number) =>
    `Сократите ${object(field)}: не больше ${formatNumber(most)} знаков`,
  oddCharacters: (field: Field) => `Уберите служебные знаки и переводы строк: ${field.label}`,
  spaceInAddress: (field: Field) => `Уберите из адреса пробелы: ${field.label}`,
  notPath: (field: Field) => `Начните ${object(field)} с одной косой черты и не ставьте пробелов`,
  notCode: (field: Field) => `Оставьте буквы, цифры и дефисы, без пробелов и запятых: ${field.label}`,
  notDuration: (field: Field) => `Напишите минуты и секунды, 3:40, или часы, 1:03:40: ${field.label}`,
  partOfPage: () => 'Уберите из адреса «?…» и «#…»: страница узнаётся по тому, что стоит до них',
  strayAsterisk: () => 'Оставьте в адресе одну звёздочку и только в конце: /blog/*',
  noAsterisk: () => 'Уберите из адреса звёздочку: здесь нужен адрес одной страницы',
  notCity: (field: Field) => `Выберите город из списка: ${field.label}`,
  notSlug: () => 'Оставьте в адресе латинские буквы, цифры и одиночные дефисы, хотя бы одну букву',
  reservedEnd: (_: Field, end: string) => `Закончите адрес иначе: ${end} открывает архив`,
  reserved: (_: Field, slug: string) =>
    `Придумайте другой адрес: «${slug}» уже открывает страницу самого раздела`,
  notLink: (field: Field) =>
    `Начните адрес с «/», если страница наша, или с «https://», если чужая: ${field.label}`,
  notDay: (field: Field) => `Выберите день в поле «${field.label}», например 2026-11-21`,
  wrongYear: (field: Field) => `Проверьте год в поле «${field.label}»`,
  notYesOrNo: (field: Field) => `Ответьте «да» или «нет»: ${field.label}`,
  notOption: (field: Field) => `Выберите из списка: ${field.label}`,
  notNumber: (field: Field, limits: Limits) => `${numberWithin(limits)}: ${field.label}`,
  lostFile: (field: Field) => `Загрузите ещё раз: ${field.label}`,
  noAlt: () => 'Добавьте описание картинки: его услышат те, кто её не видит',
  longAlt: (_: Field, most: number) => `Сократите описание картинки: не больше ${most} знаков`,
  refusedText: (field: Field) => `Вставьте текст иначе: такой сохранить нельзя (${field.label})`,
  endsBefore: (field: Field, start: Field) =>
    `Исправьте «${field.label}»: не ${field.kind === 'date' ? 'раньше' : 'меньше'}, чем «${start.label}»`,
  oneOf: (fields: readonly Field[]) =>
    `Заполните одно из двух: ${fields.map(({ label }) => `«${label}»`).join(' или ')}`,
} as const;

interface Limits {
  min: number;
  max: number;
  integer: boolean;
}

/** «Укажите целое число от 1 до 720» */
export function numberWithin({ min, max, integer }: Limits): string {
  return `Укажите ${integer ? 'целое число' : 'число'} от ${inWords(min)} до ${inWords(max)}`;
}

/** «1 000 000», «0,01» */
function inWords(limit: number): string {
  return formatNumber(limit, { most: 6 });
}

/** «Дата размещения» → «дату размещения», «Сумма, ₽» → «сумму». */
function object({ label }: Field): string {
  const [named = label] = label.split(', ');
  const [head = '', ...rest] = named.split(' ');
  const short = isAbbreviation(head) ? head : head.charAt(0).toLowerCase() + head.slice(1);
  return [accusative(short), ...rest].join(' ');
}

/** Of a thing: only words that end in -а and -я change. */
function accusative(word: string): string {
  if (/[жчшщкгхбвдзлмнпрстфц]а$/u.test(word)) return `${word.slice(0, -1)}у`;
  return /[лнрт]я$/u.test(word) && !/ия$/u.test(word) ? `${word.slice(0, -1)}ю` : word;
}

/** ПСК, SEO */
function isAbbreviation(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
