import { plainSpelling } from './plain-spelling.ts';

/** Words that people use for the same thing; the first one stands for all. */
const SYNONYMS = [
  ['заём', 'займ', 'кредит', 'ссуда'],
  ['погасить', 'оплатить', 'заплатить', 'вернуть', 'выплатить', 'внести', 'погашение', 'оплата', 'возврат'],
  ['просрочка', 'задержка', 'опоздать', 'просрочить'],
  ['каникулы', 'отсрочка', 'рассрочка'],
  ['автомобиль', 'машина', 'авто', 'тачка'],
  ['процент', 'ставка'],
  ['мошенник', 'обман', 'мошенничество', 'аферист'],
  ['бизнес', 'предприниматель', 'ип'],
  ['инвестор', 'инвестиция', 'вклад', 'депозит', 'вложить', 'вложение'],
  ['документ', 'бумага', 'справка'],
  ['страховка', 'страхование'],
  ['правило', 'условие', 'порядок'],
  ['тариф', 'стоимость', 'цена', 'комиссия'],
];

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'а без бы в во вы для до же за и из или к как ко ли мне мы на не но о об от по под при с со то у что это я'.split(
    ' ',
  ),
);

const ENDING =
  /(?:иями|ениями|ться|тся|ями|ами|иях|ого|его|ому|ему|ыми|ими|ией|ием|ать|ить|еть|ах|ях|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ия|ии|ию|ую|юю|ов|ев|ём|ом|ем|ам|ям|ит|ет|ут|ют|ят|а|я|о|е|ы|и|у|ю|ь|й)$/u;
const SHORTEST = 3;

const MEANINGS = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [stemOf(word), stemOf(first)] as const),
  ),
);

/** Under which forms a word of a text is found: its own, and that of its synonyms. None for a word that says nothing. */
export function formsOf(word: string): string[] {
  const plain = plainSpelling(word);
  if (EMPTY.has(plain)) return [];
  const stem = stemOf(plain);
  const meaning = MEANINGS.get(stem);
  return meaning === undefined || meaning === stem ? [stem] : [stem, meaning];
}

/** The form by which a word of a question is looked for; null for one that says nothing. */
export function soughtForm(word: string): string | null {
  return formsOf(word).at(-1) ?? null;
}

function stemOf(word: string): string {
  const plain = plainSpelling(word);
  const stem = plain.replace(ENDING, '');
  return stem.length >= SHORTEST ? stem : plain;
}
