export { backoff } from './backoff.ts';
export { compareRussian } from './compare.ts';
export { csvLine, fromCsvCell } from './csv-line.ts';
export {
  formatDate,
  isDay,
  MOSCOW_ZONE,
  MOSCOW_OFFSET,
  moscowDay,
  moscowMoment,
  type DateForm,
} from './dates.ts';
export { describeBrowser } from './describe-browser.ts';
export { documentTitle, titleInPlace } from './document-title.ts';
export { formatFileSize } from './file-size.ts';
export { hostOf } from './host-of.ts';
export { onLatinKeys, onOtherKeys, onRussianKeys } from './russian-keys.ts';
export { inRussianLetters } from './russian-letters.ts';
export { inTime } from './in-time.ts';
export { keptPromise, oncePromised } from './kept-promise.ts';
export { MASKS, type MaskName } from './masks.ts';
export { maskedEmail, maskedName, maskedPassport, maskedPhone } from './masked.ts';
export { formatKopecks, formatRubles, formatRublesShort } from './money.ts';
export { isMoneyKey, type PressedKey } from './money-keys.ts';
export { formatNumber } from './number.ts';
export { once } from './once.ts';
export { parseUrl } from './parse-url.ts';
export { readDepartmentCode, readPassport, withoutPaperWords } from './passport.ts';
export { formatPercent } from './percent.ts';
export { phoneProblem } from './phone-problem.ts';
export { formatPhone, isRussianMobile, maskPhone, normalizePhone, phoneDigits } from './phone.ts';
export { readPlateNumber } from './plate-number.ts';
export { plural, type WordForms } from './plural.ts';
export { formatTerm } from './term.ts';
export { DEBOUNCE_MS, FETCH_DELAY_MS, HIGHLIGHT_MS } from './timing.ts';
export { tieNumbers, tieShortWords } from './tie.ts';
export { trimEnd, withoutSlashAtEnd } from './trim-end.ts';
export { cutOff, truncate } from './truncate.ts';
export { typeset } from './typeset.ts';
export { isNoDay, parseDate, readDate } from './read-date.ts';
export { withoutUnseen } from './unseen.ts';
export { readVin } from './vin.ts';
export { withYear, YEAR_PLACEHOLDER } from './year.ts';
export { yearsBetween } from './years-between.ts';
export { readNumber, writtenNumber } from './written-number.ts';
export { groupedSum, readKopecks, readRoubles } from './written-sum.ts';
