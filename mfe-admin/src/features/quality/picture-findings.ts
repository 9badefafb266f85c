import type { MediaImage } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { unfitWords } from '../pictures/unfit-words.ts';
import type { PlacedFinding } from './run-checks.ts';
import type { ItemValues } from './values.ts';

/** Pictures of an item that do not fit the places of their fields. */
export function pictureFindings(
  type: ContentType,
  values: ItemValues,
  pictures: readonly MediaImage[],
): PlacedFinding[] {
  return Object.entries(type.fields).flatMap(([name, field]): PlacedFinding[] => {
    const value = values[name];
    if (field.kind !== 'image' || typeof value !== 'object' || value === null || !('mediaId' in value))
      return [];
    const picture = pictures.find(({ id }) => id === value.mediaId);
    const message = picture ? unfitWords(picture, field) : null;
    if (message === null) return [];
    const cure = 'Обрежьте её в медиатеке или выберите другую.';
    return [{ field: name, label: field.label, group: 'structure', severity: 'warning', message, cure }];
  });
}
