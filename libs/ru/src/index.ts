export { formatDate, moscowDay, type DateForm } from './dates.ts';
export { formatKopecks, formatRubles, formatRublesShort } from './money.ts';
export { formatPercent } from './percent.ts';
export { PHONE_MASK, type InputMask, type InputState } from './phone-mask.ts';
export { formatPhone, isRussianMobile, maskPhone, normalizePhone, phoneDigits } from './phone.ts';
export { plural, type WordForms } from './plural.ts';
export { formatTerm } from './term.ts';
export { truncate } from './truncate.ts';
export { typeset } from './typeset.ts';
