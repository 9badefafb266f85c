import type { EventLayout } from '@polden/api-contract';
import type { CSSProperties } from 'react';

/** Where title and picture of an event stand, in hundredths, for styles. That on the left goes up to the other one. */
export function bannerPlaces({ titleLeft, titleTop, imageLeft, imageTop }: EventLayout): CSSProperties {
  const places = {
    '--title-left': titleLeft,
    '--title-top': titleTop,
    '--title-end': imageLeft > titleLeft ? imageLeft : 100,
    '--image-left': imageLeft,
    '--image-top': imageTop,
    '--image-end': titleLeft > imageLeft ? titleLeft : 100,
  };
  return places as CSSProperties;
}
