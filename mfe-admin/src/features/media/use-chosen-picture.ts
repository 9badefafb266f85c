import { type RefObject, useEffect, useRef, useState } from 'react';

/** No wider: it is only looked at. */
const SHOWN_WIDTH = 640;

export interface ChosenPicture {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** In pixels; null while it is read, and for one that this browser cannot read. */
  size: { width: number; height: number } | null;
}

/** Draws a picture of this machine before it is sent anywhere. On a canvas: the site's policy lets no page show a `blob:`. */
export function useChosenPicture(file: File): ChosenPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<ChosenPicture['size']>(null);
  useEffect(() => {
    let isGone = false;
    const show = async (): Promise<void> => {
      const picture = await createImageBitmap(file);
      if (!isGone) {
        draw(canvas.current, picture);
        setSize({ width: picture.width, height: picture.height });
      }
      picture.close();
    };
    // What the browser cannot read the server may: it has the last word.
    show().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return { canvas, size };
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) return;
  canvas.width = Math.min(SHOWN_WIDTH, picture.width);
  canvas.height = Math.round((canvas.width * picture.height) / picture.width);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
