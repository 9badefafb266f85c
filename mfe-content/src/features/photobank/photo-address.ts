/** Of the parameter that says which picture is open over the page. */
export const PHOTO_PARAMETER = 'photo';

/** Without an id: the page alone. */
export function photoAddress(id: number | null): string {
  return id === null ? '?' : `?${PHOTO_PARAMETER}=${id}`;
}
