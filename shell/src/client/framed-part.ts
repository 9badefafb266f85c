import { FramedPage } from '../app/framed/framed-page.tsx';
import { type FramedRemote, type FramedRoute, framedRoutes } from '../app/framed/framed-routes.ts';
import { destination } from './destination.ts';
import { openDocument } from './open-document.ts';

/** The first page brings its data along; any other is asked of the server. */
export function framedPages(remote: Pick<FramedRemote, 'name' | 'paths'>): FramedRoute[] {
  return framedRoutes(
    { ...remote, routes: null },
    {
      Component: FramedPage,
      loader: ({ request }) => openDocument(destination(new URL(request.url).pathname)),
    },
  );
}
