import { MEDIA_PATHS, type MediaImage } from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { rememberPicture } from './pictures.store.ts';

type Focus = MediaImage['focus'];

/** The point of an image that stays in sight, as it is being moved. One save follows another, so that the last one stays. */
export function useFocalPoint(picture: MediaImage) {
  const [focus, setFocus] = useState(picture.focus);
  const saving = useMutation({
    scope: { id: `focal-point ${picture.id}` },
    mutationFn: ({ x, y }: Focus) =>
      staffHttp.post<MediaImage>(MEDIA_PATHS.focalPoint, { id: picture.id, x, y }),
    onSuccess: rememberPicture,
    onError: () => setFocus(picture.focus),
    meta: { failure: 'Точка на картинке не сохранилась.' },
  });

  /** Without saving: a key is still held down. */
  function move(wanted: Focus): Focus {
    const inside = { x: share(wanted.x), y: share(wanted.y) };
    setFocus(inside);
    return inside;
  }

  return { focus, move, save: (wanted: Focus) => saving.mutate(move(wanted)) };
}

/** Inside the image; thousandths are finer than a pixel of a cut. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
