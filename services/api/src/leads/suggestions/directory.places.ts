import type { PlaceOfIssueSuggestion } from '@polden/api-contract';
import { ISSUE_OFFICES } from '@polden/reference-data';
import { trimEnd } from '@polden/ru';
import type { PlacesOfIssue } from './place-of-issue.ts';

const CODE = /^\d{3}-?\d{0,3}$/u;

/** The name as it is compared: ё is е, words in small letters. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLocaleLowerCase('ru')
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

const OFFICES = ISSUE_OFFICES.map((office) => ({ office, words: wordsOf(office.name) }));

/** The directory of this product: by the beginning of a code, or by the beginnings of words in any order. */
export class DirectoryPlaces implements PlacesOfIssue {
  find(text: string, count: number): Promise<PlaceOfIssueSuggestion[]> {
    const typed = trimEnd(text.replace(/[\s–—]/gu, '-').replace(/^-+/u, ''), '-');
    const found = CODE.test(typed) ? byCode(typed) : byWords(text);
    return Promise.resolve(
      found.slice(0, count).map(({ code, name }) => ({ value: name, data: { code, name } })),
    );
  }
}

function byCode(typed: string) {
  const start = typed.replace('-', '');
  return ISSUE_OFFICES.filter(({ code }) => code.replace('-', '').startsWith(start));
}

/** Where a typed word is a whole one, the department comes before those where it only begins one. */
function byWords(text: string) {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return OFFICES.filter(({ words }) => typed.every((start) => words.some((word) => word.startsWith(start))))
    .map(({ office, words }) => ({ office, whole: typed.filter((word) => words.includes(word)).length }))
    .sort((a, b) => b.whole - a.whole || a.office.name.length - b.office.name.length)
    .map(({ office }) => office);
}
