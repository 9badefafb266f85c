import { oncePromised } from '@polden/ru';
import { Dictionary, OWN_WORDS } from '@polden/text-quality';
import { wordsOfMine } from './own-words.ts';
import { idle } from './idle.ts';

const LINES_AT_ONCE = 500;
/** As long that may go on in a row: a letter that is typed meanwhile is drawn within a frame. */
const SLICE_MS = 6;

/** The Russian dictionary, read once and in small parts, so that nobody who types has to wait for it. */
export const loadDictionary = oncePromised(read);

async function read(): Promise<Dictionary> {
  const [{ default: aff }, { default: words }] = await Promise.all([
    import(/* webpackChunkName: "russian-suffixes" */ 'dictionary-ru/index.aff'),
    import(/* webpackChunkName: "russian-words" */ 'dictionary-ru/index.dic'),
  ]);
  const dictionary = new Dictionary(aff);
  const lines = words.split('\n');
  let until = 0;
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    if (performance.now() > until) {
      await idle();
      until = performance.now() + SLICE_MS;
    }
    dictionary.addWords(lines.slice(from, from + LINES_AT_ONCE));
  }
  dictionary.addOwn([...OWN_WORDS, ...wordsOfMine()]);
  return dictionary;
}
