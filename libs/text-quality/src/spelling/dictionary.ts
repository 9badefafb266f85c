/** A way in which a word of the dictionary ends otherwise. */
interface Suffix {
  flag: string;
  /** What goes from the end of the word of the dictionary. */
  strip: string;
  /** What the word of the dictionary must end with. */
  condition: RegExp | null;
}

const LETTERS = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const MAX_SUGGESTIONS = 5;

/**
 * A Hunspell dictionary of suffixes, as the Russian one is. Forms are looked for when a word is asked for, not made beforehand:
 * so it is ready in a moment, where making all of them takes twenty seconds and gigabytes.
 */
export class Dictionary {
  private readonly stems = new Map<string, string>();
  private readonly suffixes = new Map<string, Suffix[]>();
  private readonly known = new Map<string, boolean>();
  private longest = 0;

  constructor(aff: string) {
    for (const line of aff.split('\n')) {
      const [kind, flag, strip, add, condition] = line.trim().split(/\s+/u);
      if (kind !== 'SFX' || !flag || strip === undefined || add === undefined || condition === undefined)
        continue;
      const ending = add === '0' ? '' : add;
      const suffix = { flag, strip: strip === '0' ? '' : strip, condition: conditionOf(condition) };
      this.suffixes.set(ending, [...(this.suffixes.get(ending) ?? []), suffix]);
      this.longest = Math.max(this.longest, ending.length);
    }
  }

  /** Lines of the file of words; it may come in parts. */
  addWords(lines: readonly string[]): void {
    for (const line of lines) {
      const [word = '', flags = ''] = line.trim().split('/', 2);
      if (word !== '' && !/^\d+$/u.test(word)) this.stems.set(word, (this.stems.get(word) ?? '') + flags);
    }
    this.known.clear();
  }

  /** Words that are right though the dictionary lacks them, in any case. */
  addOwn(words: readonly string[]): void {
    for (const word of words) if (!this.stems.has(word.toLowerCase())) this.stems.set(word.toLowerCase(), '');
    this.known.clear();
  }

  isRight(word: string): boolean {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const right = this.isRightNow(word);
    this.known.set(word, right);
    return right;
  }

  /** Words that differ by one letter, a swap or a space. */
  suggest(word: string): string[] {
    const found = new Set<string>();
    for (const candidate of neighbours(word)) {
      if (found.size >= MAX_SUGGESTIONS) break;
      if (candidate.split(' ').every((part) => part.length > 1 && this.isRightNow(part)))
        found.add(candidate);
    }
    return [...found];
  }

  private isRightNow(word: string): boolean {
    if (this.hasForm(word) || this.hasForm(word.toLowerCase())) return true;
    const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    return capital !== word && word === word.toUpperCase() && this.hasForm(capital);
  }

  private hasForm(word: string): boolean {
    return this.hasExactly(word) || (word.includes('ё') ? false : this.hasWithYo(word));
  }

  /** «Ещё» is written «еще» as well. */
  private hasWithYo(word: string): boolean {
    for (let at = word.indexOf('е'); at !== -1; at = word.indexOf('е', at + 1))
      if (this.hasExactly(`${word.slice(0, at)}ё${word.slice(at + 1)}`)) return true;
    return false;
  }

  private hasExactly(word: string): boolean {
    if (this.stems.has(word)) return true;
    for (let length = 0; length <= Math.min(this.longest, word.length - 1); length += 1) {
      const ending = word.slice(word.length - length);
      const head = word.slice(0, word.length - length);
      for (const { flag, strip, condition } of this.suffixes.get(ending) ?? []) {
        const stem = head + strip;
        const flags = this.stems.get(stem);
        if (flags?.includes(flag) && (condition === null || condition.test(stem))) return true;
      }
    }
    return false;
  }
}

function conditionOf(text: string): RegExp | null {
  return text === '.' ? null : new RegExp(`${text}$`, 'u');
}

function* neighbours(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    const next = word.charAt(at + 1);
    if (next !== '') yield head + next + word.charAt(at) + word.slice(at + 2);
    yield head + tail;
    for (const letter of LETTERS) yield head + letter + tail;
  }
  for (let at = 0; at <= word.length; at += 1) {
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at);
    if (at > 1 && at < word.length - 1) yield `${word.slice(0, at)} ${word.slice(at)}`;
  }
}
