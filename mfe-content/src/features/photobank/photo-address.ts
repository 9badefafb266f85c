/** Of the parameter that says which picture is open over the page. */
export const PHOTO_PARAMETER = 'photo';

/** State of the step that a link of the page leads to: the page itself is the step before it. */
export const FROM_PAGE = 'from the page';

/** Without an id: the page alone. */
export function photoAddress(id: number | null): string {
  return id === null ? '?' : `?${PHOTO_PARAMETER}=${id}`;
}
