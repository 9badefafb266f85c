import { oncePromised, onLatinKeys, onRussianKeys } from '@polden/ru';

export const GUESSABLE =
  'Такой пароль легко подобрать: он из частых, из соседних клавиш или из логина, имени или названия компании. Возьмите несколько слов, которые вместе не встречаются';

/** Of 4: at least 10^8 guesses of somebody who tries the likely ones first. */
const ENOUGH = 3;
/** Estimating takes longer for longer ones, and what begins so long is not guessed. */
const MAX_ESTIMATED = 64;
/** What is left without the names must be something by itself. */
const MIN_REST = 8;
/** Shorter parts of names stand in too many words. */
const MIN_NAME = 4;

/** Its dictionaries are read when somebody chooses a password. */
const estimator = oncePromised(async () => {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
});

/**
 * Whether a password is among the first that somebody would try: common ones, runs of the keyboard and of one
 * character, and what is made of `about`: the login, the name of the person, that of the company. Words in the wrong
 * layout are known as well.
 */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  const names = about.flatMap((name) => [name, ...name.split(/[\s@._-]+/u)]).filter(isName);
  const typed = [password, onLatinKeys(password), onRussianKeys(password)];
  if (typed.some((text) => restWithout(names, text).length < MIN_REST)) return true;
  const opened = await estimator();
  return typed.some((text) => opened.check(text.slice(0, MAX_ESTIMATED), names).score < ENOUGH);
}

function isName(text: string): boolean {
  return text.length >= MIN_NAME;
}

function restWithout(names: readonly string[], password: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), ''), password.toLowerCase());
}
