import type { VideoCard } from '@polden/api-contract';
import { ClipPlayer } from './clip-player.tsx';
import { OtherFilm } from './other-film.tsx';

/**
 * A film: our own file plays here; one of another site is loaded from there only when somebody asks for it. The next film
 * begins anew: what was asked of one is not asked of another, and a player keeps the file that it has begun with.
 */
export function Film({ film }: { film: VideoCard }) {
  const { id, clip } = film;
  return clip ? <ClipPlayer key={id} film={film} clip={clip} /> : <OtherFilm key={id} film={film} />;
}
