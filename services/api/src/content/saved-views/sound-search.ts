import type { ContentType } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import { readFilters } from '../lists/list-filters.ts';
import { chosenOrder } from '../lists/list-order.ts';

export interface SoundSearch {
  search: string;
  /** Something of it is no filter and no order of the list, or not any more: without that the list would not open. */
  isReduced: boolean;
}

/** The query of a list's address without what the list would refuse. */
export function soundSearch(type: ContentType, search: string): SoundSearch {
  const given = [...new URLSearchParams(search)];
  const sound = given.filter(([name, value]) => isSound(type, name, value));
  if (sound.length === given.length) return { search, isReduced: false };
  const text = new URLSearchParams(sound).toString();
  return { search: text === '' ? '' : `?${text}`, isReduced: true };
}

function isSound(type: ContentType, name: string, value: string): boolean {
  try {
    if (name === 'within' || name === 'has') readFilters(type, { [name]: [value] }, false);
    if (name === 'unused' && value === '1') readFilters(type, { unused: '1' }, false);
    if (name === 'sort' && value !== '') chosenOrder(type, value);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
