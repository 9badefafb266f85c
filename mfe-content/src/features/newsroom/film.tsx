import type { VideoCard } from '@polden/api-contract';
import { ClipPlayer } from './clip-player.tsx';
import { OtherFilm } from './other-film.tsx';

/** A film: our own file plays here; one of another site is loaded from there only when somebody asks for it. */
export function Film({ film }: { film: VideoCard }) {
  return film.clip ? <ClipPlayer film={film} clip={film.clip} /> : <OtherFilm film={film} />;
}
