import { readPlateNumber, readVin } from '@polden/ru';
import { today } from './days.ts';
import { reading, type FieldKind } from './field-kind.ts';
import { written } from './text.ts';

const OLDEST_YEARS = 40;

/** Year of make of a car that may be pledged. */
export const carYear: FieldKind = {
  check: (text) => {
    const now = Number(today().slice(0, 4));
    const year = Number(text);
    return /^\d{4}$/u.test(text) && year <= now && year >= now - OLDEST_YEARS
      ? null
      : `Год выпуска — от ${now - OLDEST_YEARS} до ${now}`;
  },
  number: { min: 1900 },
  example: '2018',
  privacy: 'open',
  look: { inputMode: 'numeric', mask: 'year' },
};

export const plateNumber: FieldKind = {
  .../* @__PURE__ */ reading(readPlateNumber, 'Номер вместе с регионом, например А123ВС77'),
  example: 'А123ВС77',
  privacy: 'personal',
};

/** Seventeen signs without I, O and Q; Cyrillic letters that look like Latin ones are taken for them. */
export const vin: FieldKind = {
  .../* @__PURE__ */ reading(readVin, 'Семнадцать латинских букв и цифр, без I, O и Q'),
  example: 'XTA210990Y2765432',
  privacy: 'personal',
};

/** A brand or a model, of our list or any other. */
export const carName: FieldKind = {
  .../* @__PURE__ */ written(60, 'Одной строкой, до 60 знаков'),
  privacy: 'open',
};
