import type { BlockFinding, TextBlock } from './text.ts';

const WORD = /[а-яёa-z]+(?:-[а-яёa-z]+)*/giu;
const VOWELS = /[аеёиоуыэюяaeiouy]/giu;
/** Not behind what is shortened: «т. е.», «руб.», «ст. 5», initials. */
const SENTENCE_END =
  /(?=\s)(?<!(?:^|[\s(«])(?:т|е|к|д|п|ст|ч|г|гг|руб|коп|тыс|млн|млрд|мин|ул|им|см|др|пр|[А-ЯЁ])\.)(?<=[.!?…]["»)]{0,3})\s+/u;
const LONG_SENTENCE = 25;

export interface Readability {
  words: number;
  sentences: number;
  /** Flesch reading ease for Russian (I. V. Oborneva): from 0, hard, to 100, easy. */
  ease: number;
  /** In Russian. */
  verdict: string;
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function sentencesIn(text: string): { text: string; start: number }[] {
  let start = 0;
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const at = text.indexOf(sentence, start);
    start = at + sentence.length;
    return wordsIn(sentence).length > 0 ? [{ text: sentence, start: at }] : [];
  });
}

/** Of a block, to be added up: they are counted once as long as the block stays as it is. */
export interface BlockCounts {
  words: number;
  sentences: number;
  syllables: number;
}

export function countBlock({ text, level }: TextBlock): BlockCounts {
  if (level !== null) return { words: 0, sentences: 0, syllables: 0 };
  const words = wordsIn(text);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, word.match(VOWELS)?.length ?? 0), 0);
  return { words: words.length, sentences: sentencesIn(text).length, syllables };
}

/** How easily a text is read; null for one that is too short to say. */
export function readability(counts: readonly BlockCounts[]): Readability | null {
  const total = (name: keyof BlockCounts): number => counts.reduce((sum, count) => sum + count[name], 0);
  const [words, sentences, syllables] = [total('words'), total('sentences'), total('syllables')];
  if (words < 30 || sentences === 0) return null;
  const ease = 206.835 - 1.3 * (words / sentences) - 60.1 * (syllables / words);
  const rounded = Math.round(Math.min(100, Math.max(0, ease)));
  return { words, sentences, ease: rounded, verdict: verdictOf(rounded) };
}

function verdictOf(ease: number): string {
  if (ease >= 60) return 'читается легко';
  if (ease >= 40) return 'читается нормально';
  if (ease >= 25) return 'читается трудно: короче предложения, проще слова';
  return 'читается очень трудно: разбейте предложения, замените длинные слова';
}

export function checkSentences({ text, level }: TextBlock): BlockFinding[] {
  if (level !== null) return [];
  return sentencesIn(text).flatMap((sentence) => {
    const count = wordsIn(sentence.text).length;
    if (count <= LONG_SENTENCE) return [];
    return [
      {
        group: 'plain',
        severity: 'hint',
        message: `Длинное предложение: ${count} слов`,
        cure: `Разделите его: больше ${LONG_SENTENCE} слов подряд трудно удержать в голове.`,
        start: sentence.start,
        end: sentence.start + sentence.text.length,
      } as const,
    ];
  });
}
