export { csvLine, fromCsvCell } from './csv-line.ts';
export { DATE_LENGTH, DATE_MASK, dateText, parseDate } from './date-mask.ts';
export { formatDate, isDay, moscowDay, type DateForm } from './dates.ts';
export { describeBrowser } from './describe-browser.ts';
export {
  DEPARTMENT_MASK,
  kopecks,
  MONEY_MASK,
  moneyText,
  roubleDigits,
  PASSPORT_MASK,
  PASSPORT_NUMBER_MASK,
  PASSPORT_SERIES_MASK,
  YEAR_MASK,
} from './digit-masks.ts';
export { documentTitle, titleInPlace } from './document-title.ts';
export { formatFileSize } from './file-size.ts';
export { onLatinKeys, onOtherKeys, onRussianKeys } from './russian-keys.ts';
export { inTime } from './in-time.ts';
export { maskedEmail, maskedName, maskedPhone } from './masked.ts';
export { formatKopecks, formatRubles, formatRublesShort } from './money.ts';
export { isMoneyKey, type PressedKey } from './money-keys.ts';
export { formatNumber } from './number.ts';
export { once } from './once.ts';
export { parseUrl } from './parse-url.ts';
export { readDepartmentCode, readPassport } from './passport.ts';
export { formatPercent } from './percent.ts';
export { PHONE_MASK, type InputMask, type InputState } from './phone-mask.ts';
export { phoneProblem } from './phone-problem.ts';
export { formatPhone, isRussianMobile, maskPhone, normalizePhone, phoneDigits } from './phone.ts';
export { readPlateNumber } from './plate-number.ts';
export { plural, type WordForms } from './plural.ts';
export { formatTerm } from './term.ts';
export { DEBOUNCE_MS, FETCH_DELAY_MS, HIGHLIGHT_MS } from './timing.ts';
export { tieNumbers } from './tie.ts';
export { truncate } from './truncate.ts';
export { typeset } from './typeset.ts';
export { withoutUnseen } from './unseen.ts';
export { readVin } from './vin.ts';
export { withYear, YEAR_PLACEHOLDER } from './year.ts';
export { yearsBetween } from './years-between.ts';
