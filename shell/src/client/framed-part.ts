import { redirectDocument } from 'react-router-dom';
import type { FramedPart } from '../app/framed/framed-routes.ts';

/** The first page brings its data along; any other is asked of the server. */
export const FRAMED_PART: FramedPart = {
  lazy: async () => {
    const { FramedPage } = await import(
      /* webpackChunkName: "framed-page" */ '../app/framed/framed-page.tsx'
    );
    return { Component: FramedPage };
  },
  loader: ({ request }) => redirectDocument(request.url),
};
