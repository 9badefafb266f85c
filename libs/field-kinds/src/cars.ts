import { readPlateNumber, readVin } from '@polden/ru';
import { CAR_AGE } from './car-age.ts';
import { today } from './days.ts';
import { reading, type FieldKind } from './field-kind.ts';
import { written } from './text.ts';

/** Of other property: a boat outlives a car. */
const OLDEST_PROPERTY = 60;

/** Year of make of what is pledged, so many years ago at most; `because` of the first of them. */
function yearOfMake(oldest: number, because = ''): FieldKind {
  return {
    check: (text) => {
      const now = Number(today().slice(0, 4));
      const year = Number(text);
      return /^\d{4}$/u.test(text) && year <= now && year >= now - oldest
        ? null
        : `Год выпуска — от ${now - oldest} до ${now}${because}`;
    },
    number: { min: 1900 },
    example: '2018',
    privacy: 'open',
    look: { inputMode: 'numeric', mask: 'year' },
  };
}

export const carYear = /* @__PURE__ */ yearOfMake(
  CAR_AGE.foreign,
  `: машины старше ${CAR_AGE.foreign} лет в залог не берём`,
);
export const propertyYear = /* @__PURE__ */ yearOfMake(OLDEST_PROPERTY);

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

/** What is pledged, when it may be no car. */
export const propertyName: FieldKind = {
  .../* @__PURE__ */ written(100, 'Одной строкой, до 100 знаков'),
  privacy: 'open',
};

/** Of a car, a boat or a machine: each has its own form. */
export const registrationNumber: FieldKind = {
  .../* @__PURE__ */ written(40, 'Номер: одной строкой, до 40 знаков'),
  privacy: 'personal',
};
