import { type Edit, applyEdits } from './text.ts';

const NBSP = '\u00a0';
/** Addresses of pages and mail, paths and other fixed forms: nothing in them is changed. */
const FIXED =
  /(?:https?:\/\/|www\.)\S+|(?:mailto:|tel:)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])\/[\w-]+(?:\/[\w.-]*)*|`[^`]*`|\{[^{}]{0,200}\}|\[\[[^[\]]{0,200}\]\]|(?<![\p{L}\d.-])(?:[a-z\d-]{1,63}\.){1,5}(?:ru|com|org|net|рф)(?![\p{L}\d])\S*/gu;

/** What is known of a character of the line. */
const FIXED_SIGN = 1;
const EDITED = 2;

type Rule = readonly [found: RegExp, instead: string | ((match: RegExpExecArray) => string)];

/** What is counted from one number to another, by how its words begin; after the last bar those that are whole. */
const COUNTED =
  '(?:(?:год(?!н)|лет|мес|недел|дн[еяй]|день|сут|час(?!т)|минут|секунд|тыс|млн|млрд|миллион|руб|копе|процент|человек|балл|страниц|шаг|плат[её]ж|взнос|числ|квартал|рабоч|календарн|банковск|документ|вопрос|звонк|заяв|этап|пункт|доллар|евро|январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)\\p{L}*|(?:гг?|мин|раза?|коп|км|кг|м²)(?!\\p{L}))';
/** From 10 to 20: what has a hyphen of its own, the number of a law, a code or a phone, is followed by another word. */
const RANGE = new RegExp(
  `(?<=(?:^|[\\s\\u00a0(])(\\d{1,4}))-(?=(\\d{1,4})(?:[\\s\\u00a0]?[%₽]|[\\s\\u00a0]${COUNTED}))`,
  'gu',
);
/** Before a number that is a name. */
const NAMES =
  /(?:[№§]|(?<!\p{L})(?:(?:ст|пп?|ч|д|тел)\.|(?:стать|пункт|част[ьи]|код|дом|телефон|закон|договор)\p{L}*))[\s\u00a0]*$/iu;
/** Of the text before a number, so many characters are looked at. */
const NAME_LENGTH = 30;

/** Each leaves alone what it has done before. */
const RULES: readonly Rule[] = [
  [/\.{3}/gu, '…'],
  [/(?<=\S) {2,}(?=\S)/gu, ' '],
  // A dash between words, not a hyphen: it stays with the word before it.
  [/(?<=[\p{L}\d»”")!?.,%₽…]) +[-–—](?= )/gu, `${NBSP}—`],
  [/(?<=^) *[-–] +(?=\p{Lu})/gu, `—${NBSP}`],
  [RANGE, rangeSign],
  [/(?<=[№§]) ?(?=\d)/gu, NBSP],
  [/(?<=\d) ?(?=[%₽])/gu, NBSP],
  // Thousands, and a number with what it counts.
  [/(?<=\d) (?=\d{3}(?!\d))/gu, NBSP],
  [
    /(?<=\d) (?=(?:млн|млрд|тыс|руб|коп|мес|дн|дней|дня|день|суток|сутки|час|мин|год|лет|км|кг|м²)\p{L}*)/gu,
    NBSP,
  ],
  [/(?<=%) (?=в (?:день|месяц|год))/gu, NBSP],
  // A word of one or two letters does not end a line.
  [
    /(?<=(?:^|[\s\u00a0(«„])(?:[авикосуя]|бы?|во|до|за|из|ко|на|не|ни|но|об|он|от|по|со|то|ты|мы|вы|её|их)) (?=\S)/giu,
    NBSP,
  ],
  [/(?<=\p{L}) (?=(?:же|ли|бы|б|ж)(?![\p{L}-]))/gu, NBSP],
  [/(?<=(?:^|[\s\u00a0(])(?:т\.|и т\.)) ?(?=[едкпн]\.)/giu, NBSP],
];

function rangeSign({ 0: hyphen, 1: from = '', 2: to = '', index, input }: RegExpExecArray): string {
  const start = index - from.length;
  const isName = NAMES.test(input.slice(Math.max(0, start - NAME_LENGTH), start));
  return !isName && !/^0\d/u.test(from) && Number(from) < Number(to) ? '–' : hyphen;
}

/** What a line needs to be set well in Russian: quotes, dashes, spaces that do not break. Done twice, it changes nothing. */
export function typographyEdits(text: string): Edit[] {
  const fixed = Array.from(
    text.matchAll(FIXED),
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const taken = new Uint8Array(text.length + 1);
  for (const [from, to] of fixed) taken.fill(FIXED_SIGN, from, to);
  const isFixed = (start: number, end: number): boolean =>
    taken.subarray(start, Math.max(end, start + 1)).includes(FIXED_SIGN);
  const edits: Edit[] = [];
  const points = new Set<number>();
  const add = (edit: Edit): void => {
    edits.push(edit);
    taken.fill(EDITED, edit.start, edit.end);
    points.add(edit.start).add(edit.end);
  };
  quoteEdits(text, isFixed).forEach(add);
  for (const [found, instead] of RULES) {
    for (const match of text.matchAll(found)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const inserted = typeof instead === 'string' ? instead : instead(match);
      const overlaps = taken.subarray(start, end).includes(EDITED);
      const touches = start === end && points.has(start);
      if (match[0] !== inserted && !isFixed(start, end) && !overlaps && !touches)
        add({ start, end, text: inserted });
    }
  }
  return edits.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The line with all that is to be done, done: some of it shows only when the rest is in its place. */
export function typesetLine(text: string): string {
  let [before, now] = ['', text];
  for (let round = 0; round < 5 && now !== before; round += 1)
    [before, now] = [now, applyEdits(now, typographyEdits(now))];
  return now;
}

const OPENS = /[\s\u00a0([{«„—–-]$/u;
const QUOTES = /["“”„‟«»]/gu;

/** «Ёлочки» outside, „лапки“ inside them. A quote that has no other stays as it is. */
function quoteEdits(text: string, isFixed: (start: number, end: number) => boolean): Edit[] {
  const open: { at: number; depth: number }[] = [];
  const edits: Edit[] = [];
  for (const { index, 0: sign } of text.matchAll(QUOTES)) {
    if (isFixed(index, index + 1)) continue;
    // What stands before it decides, and no more than that: long lines have many quotes.
    const before = text.slice(Math.max(0, index - 1), index);
    // Inches: 15".
    if (sign === '"' && open.length === 0 && /\d$/u.test(before)) continue;
    const opens =
      sign === '«' ||
      sign === '„' ||
      ((sign === '"' || sign === '“') && (before === '' || OPENS.test(before)));
    // “ closes what „ has opened.
    const closes = sign === '“' && open.length > 0 && !OPENS.test(before);
    if (opens && !closes) open.push({ at: index, depth: open.length });
    else {
      const pair = open.pop();
      if (!pair) continue;
      const [left, right] = pair.depth === 0 ? ['«', '»'] : ['„', '“'];
      for (const [at, wanted] of [
        [pair.at, left],
        [index, right],
      ] as const)
        if (text[at] !== wanted) edits.push({ start: at, end: at + 1, text: wanted });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}
