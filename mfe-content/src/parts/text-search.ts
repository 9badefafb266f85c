import MiniSearch from 'minisearch';
import { onRussianKeys } from '@polden/ru';
import { formsOf, soughtForm } from './word-form.ts';

/** What is found by its title and, with less weight, by its text. */
export interface Findable {
  id: number | string;
  title: string;
  text?: string;
}

const WORDS = /[\p{L}\d]+/gu;
const FEWEST_LETTERS_TO_COMPLETE = 3;
const FEWEST_LETTERS_TO_MISTYPE = 4;
const MISTYPED_SHARE = 0.25;
const TITLE_WEIGHT = 4;

const indexes = new WeakMap<readonly Findable[], MiniSearch<Findable>>();

/**
 * The items that the words of a question lead to, the best first: in any of their forms, by synonyms, begun or mistyped, and
 * where nothing has them so, typed in the other layout of the keyboard.
 * All words, or where no item has them all, any. The same on the server and in the browser. Keep `items` one object.
 */
export function searchTexts<Item extends Findable>(items: readonly Item[], question: string): Item[] {
  const index = indexOf(items);
  const typed = hitsOf(index, question);
  const hits = typed.length > 0 ? typed : hitsOf(index, onRussianKeys(question));
  const byId = new Map(items.map((item) => [item.id, item]));
  return hits.flatMap(({ id }) => byId.get(id as Item['id']) ?? []);
}

function hitsOf(index: MiniSearch<Findable>, question: string) {
  const all = index.search(question, { combineWith: 'AND' });
  return all.length > 0 ? all : index.search(question);
}

function indexOf(items: readonly Findable[]): MiniSearch<Findable> {
  const known = indexes.get(items);
  if (known) return known;
  const index = new MiniSearch<Findable>({
    fields: ['title', 'text'],
    tokenize: (text) => text.match(WORDS) ?? [],
    processTerm: formsOf,
    searchOptions: {
      processTerm: soughtForm,
      boost: { title: TITLE_WEIGHT },
      prefix: (term) => term.length >= FEWEST_LETTERS_TO_COMPLETE,
      fuzzy: (term) => (term.length >= FEWEST_LETTERS_TO_MISTYPE ? MISTYPED_SHARE : false),
    },
  });
  index.addAll(items);
  indexes.set(items, index);
  return index;
}
