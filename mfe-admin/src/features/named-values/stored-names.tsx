import {
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  type MediaList,
  type MediaListItem,
  type StoredFile,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { useFile } from '../files/files.store.ts';
import { StoredFileLink } from '../files/stored-file-link.tsx';
import { Picture } from '../pictures/picture.tsx';
import { usePicture } from '../pictures/pictures.store.ts';
import { useReadByRight } from '../session/use-read-by-right.ts';

/** A document of the library by its name. */
export function FileName({ id }: { id: string }) {
  const known = useFile(id);
  const stored = useStored(id, known !== null);
  const file: StoredFile | null = known ?? stored?.file ?? null;
  return file ? <StoredFileLink file={file} /> : <p>Файл {shortened(id)}</p>;
}

/** A picture of the library as it looks; `aspect`: width to height of its place, by default its own. */
export function PictureName({ id, alt, aspect }: { id: string; alt: string; aspect?: number }) {
  const known = usePicture(id);
  const stored = useStored(id, known !== null);
  const picture = known ?? stored?.image ?? null;
  if (picture === null && aspect === undefined) return <p>Картинка {shortened(id)}</p>;
  const own = picture ? picture.width / picture.height : 1;
  return <Picture picture={picture} alt={alt} aspect={aspect ?? own} sizes="20rem" />;
}

/** What the library has under an id that no open form knows; null for what is gone, or not for this reader. */
function useStored(id: string, isKnown: boolean): MediaListItem | null {
  const { data } = useReadByRight(MEDIA_RIGHTS.list, {
    queryKey: ['media-library', 'named', id],
    queryFn: ({ signal }) =>
      staffHttp.get<MediaList>(MEDIA_PATHS.list, { searchParams: { search: id }, signal }),
    enabled: !isKnown,
  });
  return data?.items.find((item) => item.id === id) ?? null;
}

/** Enough to tell two of them apart. */
function shortened(id: string): string {
  return id.slice(0, 8);
}
