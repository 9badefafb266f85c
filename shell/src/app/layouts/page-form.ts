import type { RouteHandle } from '@polden/mfe-contract';
import { useMatches } from 'react-router-dom';

/** The way to the request form of the page that is shown, as the page says itself: `#zayavka`; null where it has none. */
export function usePageForm(): string | null {
  const form = useMatches()
    .map(({ handle }) => (handle as Partial<RouteHandle> | undefined)?.form)
    .find((id) => id !== undefined);
  return form === undefined ? null : `#${form}`;
}
