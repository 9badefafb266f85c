export interface Crop {
  left: string;
  top: string;
  width: string;
  height: string;
}

/**
 * What of an image is seen where it fills a place of another shape, as `object-fit: cover` with the point as
 * `object-position` cuts it; shares of the image in per cent. Ratios are width to height.
 */
export function cropAround(focus: { x: number; y: number }, imageRatio: number, placeRatio: number): Crop {
  const width = Math.min(1, placeRatio / imageRatio);
  const height = Math.min(1, imageRatio / placeRatio);
  return {
    left: percent(focus.x * (1 - width)),
    top: percent(focus.y * (1 - height)),
    width: percent(width),
    height: percent(height),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
