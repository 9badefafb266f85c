/** The shell's browser entry with the remote compiled in: no container, no share scope, no loader. */
import '@polden/ui/styles.css';
import { configureHttp } from '@polden/http';
import { sessionStore } from '@polden/session';
import { compose } from '@polden/shell/src/app/compose.tsx';
import { ALL_PARTS } from '@polden/shell/src/app/parts/all-parts.ts';
import { Document } from '@polden/shell/src/app/document.tsx';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LANDING } from './landing-mount.ts';

configureHttp({ origin: '', bearer: () => sessionStore.getState().accessToken });

for (const route of LANDING.routes ?? []) {
  if (typeof route.lazy !== 'function') continue;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
const router = createBrowserRouter(compose([LANDING], ALL_PARTS));
startTransition(() => {
  hydrateRoot(
    document,
    <Document>
      <RouterProvider router={router} />
    </Document>,
  );
});
