import type { createBrowserRouter } from 'react-router-dom';

let router: ReturnType<typeof createBrowserRouter> | null = null;

export function followDestination(followed: NonNullable<typeof router>): void {
  router = followed;
}

/** Where the visitor is going, or is when he stays. */
export function destination(): string {
  const { pathname, search, hash } = router?.state.navigation.location ?? window.location;
  return pathname + search + hash;
}

/** The path as the visitor goes to it, with query and anchor: the router names neither to those who bring pages. */
export function destinationAt(path: string): string {
  const address = destination();
  return address.split(/[?#]/)[0] === path ? address : path;
}
