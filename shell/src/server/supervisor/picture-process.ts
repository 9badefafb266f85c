/** A process of its own that draws cards: it has the native code for it, and never sees code of a remote. */
import { messageOf } from '@polden/mfe-release';
import { type CardWords, drawCard } from '../seo/card/draw-card.ts';

/** Answer to `{ id, words }`. */
export type DrawnCard = { id: number; png: string; error: null } | { id: number; png: null; error: string };

process.on('message', ({ id, words }: { id: number; words: CardWords }) => {
  const answer = (card: DrawnCard) => void process.send?.(card);
  drawCard(words).then(
    (png) => answer({ id, png: png.toString('base64'), error: null }),
    (error: unknown) => answer({ id, png: null, error: messageOf(error) }),
  );
});
