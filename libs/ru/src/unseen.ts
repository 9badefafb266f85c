/** Fillers, joiners of words, marks of the order of bytes and of the direction of writing: none has a shape of its own. */
const UNSEEN =
  /[\u034f\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu;
/** Joins two emoji into one; anywhere else nobody sees it. */
const JOINER =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|\u200d/gu;
/** Where a word may break, and how what stands before it looks: nothing by themselves. */
const OF_OTHERS = /\u00ad|\ufe0e|\ufe0f/gu;

/**
 * Without the characters that nobody sees and cannot take away: a copied text brings them, and two names that look the same
 * differ by them. Soft hyphens and the joiners of emoji stay where they have something to break or to join.
 */
export function withoutUnseen(text: string): string {
  const kept = text
    .replace(UNSEEN, '')
    .replace(JOINER, (_all, emoji?: string) => (emoji === undefined ? '' : `${emoji}\u200d`));
  return kept.replace(OF_OTHERS, '').trim() === '' ? kept.replace(OF_OTHERS, '') : kept;
}
