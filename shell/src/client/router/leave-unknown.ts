import type { RouteObject } from 'react-router-dom';
import { NOT_FOUND_ROUTE_ID } from '../../app/shell-pages.tsx';
import { destination, isLeft } from '../destination.ts';
import { openDocument } from '../open-document.ts';

/**
 * Of an address that no release here claims the server knows more: a file, where the editors lead it, what it was before, what
 * it may have meant. So its document is opened. The one that the server has answered with says itself that nothing is there.
 */
export function leaveUnknown(routes: RouteObject[]): void {
  for (const [index, route] of routes.entries()) {
    const { children, loader } = route;
    if (children) leaveUnknown(children);
    if (route.id !== NOT_FOUND_ROUTE_ID || typeof loader !== 'function') continue;
    const asked: typeof loader = (args, context) =>
      isLeft(new URL(args.request.url).pathname) ? openDocument(destination()) : loader(args, context);
    routes[index] = { ...route, loader: asked };
  }
}
