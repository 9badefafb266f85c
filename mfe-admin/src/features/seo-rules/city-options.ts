import { CITIES } from '@polden/reference-data';
import { compareRussian } from '@polden/ru';

/** Cities as people look for them: by their Russian names. */
export const CITY_OPTIONS = CITIES.map(({ alias, title }) => ({ value: alias, label: title })).sort((a, b) =>
  compareRussian(a.label, b.label),
);
