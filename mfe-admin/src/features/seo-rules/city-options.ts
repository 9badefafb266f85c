import { CITIES } from '@polden/reference-data';

const russian = new Intl.Collator('ru');

/** Cities as people look for them: by their Russian names. */
export const CITY_OPTIONS = CITIES.map(({ alias, title }) => ({ value: alias, label: title })).sort((a, b) =>
  russian.compare(a.label, b.label),
);
