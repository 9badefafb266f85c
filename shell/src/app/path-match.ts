import { matchPath } from 'react-router-dom';

/** Whether a page with this path is at the address. */
export function isAt(path: string, pathname: string): boolean {
  return mayBeAt(path, pathname) && matchPath(path, pathname) !== null;
}

/** False where the first part says that it is not: the router would make an expression of each path to see that. */
export function mayBeAt(path: string, pathname: string): boolean {
  const first = firstPart(path);
  return first === '' || /[:*?]/.test(first) || first === firstPart(pathname);
}

/** In lower case: the router matches in any. */
export function firstPart(path: string): string {
  return (path.split('/').find((part) => part !== '') ?? '').toLowerCase();
}
