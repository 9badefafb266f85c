const NAME = 'admin-words';

/** Words that this person has called right, in this browser. */
export function wordsOfMine(): string[] {
  const text = localStorage.getItem(NAME);
  return text === null ? [] : (JSON.parse(text) as string[]);
}

export function addWordOfMine(word: string): void {
  localStorage.setItem(NAME, JSON.stringify([...new Set([...wordsOfMine(), word.toLowerCase()])]));
}
