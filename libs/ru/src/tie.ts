/** Between the digits of one number. */
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/gu;
/** Between a number and what it counts. */
const UNIT =
  /(?<=\d) (?=[₽%]|(?:[КМГ]Б|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|млн|млрд|тыс|руб|мес|месяц|дн|дня|дней|день|суток|сутки|час|мин|год|лет|м²|км|т(?!\p{L}))\p{L}*)/gu;
/** Of a rate: «% в месяц». */
const RATE = /(?<=%) в (?=день|месяц|год)/gu;
/** Before a number: «№ 4». */
const SIGN = /(?<=№) (?=\d)/gu;
/** Before an hour: «Сб 10:00». */
const WEEKDAY = /(?<=[А-Я][а-я]) (?=\d{1,2}:\d{2})/gu;
/** In an address before its number: «д. 12», «офис 12». */
const HOUSE =
  /(?<=(?<!\p{L})(?:д\.|корп\.|стр\.|кв\.|оф\.|пом\.|дом|корпус|строение|квартира|офис|помещение|павильон|этаж)) (?=\d)/giu;
const DASH = / (?=[—–])/gu;
/**
 * After a preposition or a conjunction of one or two letters: «в личный кабинет». Not before a very long word: the two
 * together would not fit into a line of a heading on a phone.
 */
const SHORT_WORD =
  /(?<=(?<![\p{L}\d-])(?:[авикосу]|во|до|за|из|ко|на|не|ни|но|об|от|по|со)) (?=\S{1,14}(?:\s|$))/giu;

/**
 * Keeps the numbers of a text together: «1 000 000 ₽», «48 месяцев», «2,9 % в месяц» and «офис 12» are not torn by a line's
 * end.
 */
export function tieNumbers(text: string): string {
  return text
    .replace(THOUSANDS, '\u00a0')
    .replace(UNIT, '\u00a0')
    .replace(RATE, '\u00a0в\u00a0')
    .replace(SIGN, '\u00a0')
    .replace(WEEKDAY, '\u00a0')
    .replace(HOUSE, '\u00a0')
    .replace(DASH, '\u00a0');
}

/** A heading in which no short word hangs at the end of a line: «Почему с нами спокойно» is not torn after «с». */
export function tieShortWords(text: string): string {
  return text.replace(SHORT_WORD, '\u00a0');
}
