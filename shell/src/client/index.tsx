import '@polden/ui/styles.css';
// A layout and what comes when the browser is idle have it both: here it is on a page once.
import '../app/consent/consent.ts';
import { type Call, configureHttp, provideCaptcha } from '@polden/http';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { compose, markHydrated } from '../app/compose.tsx';
import { Document } from '../app/document.tsx';
import { isStaffArea } from '../app/staff-area.ts';
import { DocumentRequest } from '../app/errors/document-request.ts';
import { LastResort } from '../app/errors/last-resort.tsx';
import { bearer } from './bearer.ts';
import { boot } from './boot.ts';
import { captchaDriver } from './captcha/captcha-driver.ts';
import { followDestination } from './destination.ts';
import { watchConnection } from './errors/connection.ts';
import { watchUntilIdle } from './globals/watched.ts';
import { leaveNoticesToPage, noteFailure } from './errors/failures.ts';
import { dataWithVariants, lacksVariants } from './experiments.ts';
import { nextTask } from './next-task.ts';
import { showProgress } from './progress/progress-bar.ts';
import { pageRule } from './page-rules.ts';
import { bringLayout, LATER_PARTS, resolveFirstPage } from './parts/later-parts.ts';
import { prefetchLinks } from './prefetch.ts';
import { keepForms, restoreDrafts, restoreDraftsOfNext, watchTyped } from './recovery/drafts.ts';
import { isChunkFailure } from './recovery/chunk-failure.ts';
import { awaitEssentialRemotes } from './recovery/essential-remotes.ts';
import { sayMissingPart } from './recovery/missing-part.ts';
import { type StaticPage, staticPages } from './recovery/static-page.tsx';
import { framedRemotes, openTab, patchRemote, startRemote } from './remotes.ts';
import { openRouter } from './router/open-router.ts';
import { noteProblem } from './telemetry/problems.ts';
import { reactErrors, watchErrors } from './telemetry/watch.ts';
import { showToasts } from './toasts/toasts.ts';
import { startWhenIdle } from './when-idle.ts';

let noteSuccess: (call: Call) => void = () => undefined;

configureHttp({
  origin: '',
  bearer,
  onSuccess: (call) => noteSuccess(call),
  onFailure: noteFailure,
  // What a soft read has hidden from the page is heard like any other error of it.
  onFault: reportError,
});
showToasts();
watchConnection();
provideCaptcha(boot.services.captcha ? captchaDriver(boot.services.captcha) : null);

watchTyped();
watchErrors();

/** Renders what the server has rendered, and tells when the router is listened to. */
function Site({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    markHydrated();
    restoreDrafts();
  }, []);
  return <RouterProvider router={router} />;
}

async function start(): Promise<void> {
  const remotes = await framedRemotes();
  const { pathname, search } = window.location;
  // Where its code did not come (network, integrity).
  const still: StaticPage[] = [];
  bringLayout(pathname);
  await Promise.all(
    boot.remotes
      .filter(({ name }) => boot.eager.includes(name))
      .map(async (remote) => {
        if (!remote.available) {
          noteProblem('unavailable', `${remote.name} is not available`, { remote: remote.name });
          return void remotes.push({
            name: remote.name,
            kind: remote.kind,
            paths: remote.routes,
            routes: null,
          });
        }
        try {
          remotes.push(await startRemote(remote));
        } catch (error) {
          console.warn(`${remote.name} is not available`, error);
          still.push(...staticPages(remote.routes, pathname));
          if (isChunkFailure(error)) sayMissingPart();
        }
      }),
  );
  await nextTask();
  const composed = compose(remotes, LATER_PARTS, dataWithVariants, pageRule, lacksVariants);
  await resolveFirstPage(composed);
  await nextTask();
  const router = await openRouter(withPages(composed, still), patchRemote);
  leaveNoticesToPage(() => isStaffArea(router.state.matches.map(({ route }) => route)));
  await nextTask();
  followDestination(router);
  showProgress(router);
  let path = pathname;
  router.subscribe(({ navigation, location }) => {
    // A boundary that cannot be hydrated would hold back every later transition.
    if (location.pathname !== pathname || location.search !== search) for (const page of still) page.leave();
    if (navigation.state !== 'idle' || location.pathname === path) return;
    // What is shown is still the page that is being left.
    keepForms(path);
    path = location.pathname;
    restoreDraftsOfNext();
  });
  const answered = { id: boot.requestId, locationKey: router.state.location.key };
  // No transition: the boundary around the page splits the work, and the visitor waits for all of it.
  hydrateRoot(
    document,
    <DocumentRequest value={answered}>
      <Document>
        <LastResort>
          <Site router={router} />
        </LastResort>
      </Document>
    </DocumentRequest>,
    reactErrors,
  );
  if (boot.contentPreview) void followFrame(router);
  watchUntilIdle(boot.remotes.filter(({ name }) => boot.eager.includes(name)));
  prefetchLinks(router);
  awaitEssentialRemotes();
  startWhenIdle(router, (listener) => (noteSuccess = listener), openTab);
}

async function followFrame(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { followForm } = await import(
    /* webpackChunkName: "content-preview" */ './content-preview/follow-form.ts'
  );
  followForm(router);
}

function withPages(routes: RouteObject[], pages: readonly StaticPage[]): RouteObject[] {
  const walk = (route: RouteObject): RouteObject =>
    route.children
      ? {
          ...route,
          children: [
            ...pages.filter(({ parent }) => parent === route.id).map((page) => page.route),
            ...route.children.map(walk),
          ],
        }
      : route;
  return pages.length > 0 ? routes.map(walk) : routes;
}

void start();
