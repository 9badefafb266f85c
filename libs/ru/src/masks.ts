import { DATE_MASK } from './date-mask.ts';
import {
  DEPARTMENT_MASK,
  MONEY_MASK,
  PASSPORT_MASK,
  PASSPORT_NUMBER_MASK,
  PASSPORT_SERIES_MASK,
  YEAR_MASK,
} from './digit-masks.ts';
import { PHONE_MASK, type InputMask } from './phone-mask.ts';

export type MaskName =
  'date' | 'department' | 'money' | 'passport' | 'passport-number' | 'passport-series' | 'phone' | 'year';

/** All input masks. Fields know theirs by name: what the masks are comes when somebody begins to fill a field in. */
export const MASKS: Record<MaskName, InputMask> = {
  date: DATE_MASK,
  department: DEPARTMENT_MASK,
  money: MONEY_MASK,
  passport: PASSPORT_MASK,
  'passport-number': PASSPORT_NUMBER_MASK,
  'passport-series': PASSPORT_SERIES_MASK,
  phone: PHONE_MASK,
  year: YEAR_MASK,
};
