import { regionByName } from '@polden/reference-data';
import { reading, type FieldKind } from './field-kind.ts';

/** A subject of the Federation by any of its names; kept as REGIONS has it. */
export const region: FieldKind = {
  .../* @__PURE__ */ reading((text) => regionByName(text)?.title ?? null, 'Выберите регион из списка'),
  example: 'Московская область',
  privacy: 'open',
};
